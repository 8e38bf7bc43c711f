// `npm run platform:check -- URL --email E --password P`: how the portal takes what a platform answers to each read of the
// specification. Changes nothing there. `--help` says more.
import { ensureBuilt, ensureInstalled, requireNode } from "./setup.mjs";

requireNode();
await ensureInstalled();
await ensureBuilt();
await import("../gateway/dist/platform-check.js");
