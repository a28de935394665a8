/** A page for a frame in somebody else's page: the element alone, at the moment that the address's fragment names. */

import { FewestFrame } from "./fewest-frame.js";
import { tellHeight } from "./height.js";
import { styles } from "./styles.js";

document.adoptedStyleSheets = [styles()];
const main = document.createElement("main");
document.body.append(main);

const frame = new FewestFrame(main);
addEventListener("hashchange", () => void frame.show(location.hash));
// The first height that is told is that of what is to be seen.
void frame.show(location.hash).then(() => tellHeight(main, document.documentElement));
