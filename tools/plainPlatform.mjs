// `npm run plain-platform`: a platform that knows nothing but the specification, with its own demo data,
// until Ctrl-C.
import { ensureBuilt, ensureInstalled, requireNode } from "./setup.mjs";

requireNode();
await ensureInstalled();
await ensureBuilt();
await import("../plain-platform/dist/main.js");
