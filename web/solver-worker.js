/** The script of a worker that searches. */

import { serveSolver } from "./solver-serve.js";

serveSolver();
