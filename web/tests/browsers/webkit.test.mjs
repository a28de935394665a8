import { driveWebKit } from "./drivers.mjs";
import { tellStories } from "./stories.mjs";

tellStories("WebKit", driveWebKit);
