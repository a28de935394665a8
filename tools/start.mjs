// `npm start`: installs what is missing, builds, serves dist/ and says where.

import { join } from "node:path";
import { build } from "./build.mjs";
import { Failure, main, root } from "./run.mjs";
import { serve } from "./serve.mjs";
import { ensure } from "./setup.mjs";

await main(async () => {
  const { PORT } = process.env;
  const port = PORT ? Number(PORT) : 8080;
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Failure(`PORT is "${PORT}", but a port is a whole number from 0 to 65535.`);
  }
  await ensure({ test: false });
  await build();
  const { url } = await serve({ root: join(root, "dist"), port, orNext: true }).catch((error) => {
    throw new Failure(`Nothing can be served on port ${port}: ${error.message}.`);
  });
  console.log(`Fewest is served at ${url} (Ctrl+C ends it)`);
});
