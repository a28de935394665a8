import { driveChromium } from "./drivers.mjs";
import { tellStories } from "./stories.mjs";

tellStories("Chromium", driveChromium);
