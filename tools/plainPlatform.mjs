// `npm run plain-platform`: a platform that knows nothing but the specification, with demo data of its own, until Ctrl-C.
import { ensureBuilt, ensureInstalled, requireNode } from "./setup.mjs";

requireNode();
await ensureInstalled();
await ensureBuilt();
await import("../plain-platform/dist/main.js");
