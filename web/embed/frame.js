// The script for pages with frames of Fewest in them. It leaves no name behind.

import { fitFrames } from "./fitting.js";

fitFrames();
