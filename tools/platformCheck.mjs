// `npm run platform:check -- URL --email E --password P`: checks how the portal reads a platform's answer to
// each read of the specification. Changes nothing there. See `--help`.
import { ensureBuilt, ensureInstalled, requireNode } from "./setup.mjs";

requireNode();
await ensureInstalled();
await ensureBuilt();
await import("../gateway/dist/platform-check.js");
