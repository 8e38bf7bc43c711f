// `npm run import -- FILE.csv --client <guid>`: builds what is missing, then runs the simulator's import.
import { ensureBuilt, ensureInstalled, requireNode, run } from "./setup.mjs";

requireNode();
await ensureInstalled();
await ensureBuilt();
const { code } = await run("node", ["simulator/dist/import/main.js", ...process.argv.slice(2)]);
process.exit(code);
