// `npm run simulator:fault -- OB-2601 stuckOpen`: builds missing parts, then makes the simulator break a
// device of the demo.
import { ensureBuilt, ensureInstalled, requireNode, run } from "./setup.mjs";

requireNode();
await ensureInstalled();
await ensureBuilt();
const { code } = await run("node", ["simulator/dist/faults/main.js", ...process.argv.slice(2)]);
process.exit(code);
