import { driveFirefox } from "./drivers.mjs";
import { tellStories } from "./stories.mjs";

tellStories("Firefox", driveFirefox);
