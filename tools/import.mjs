// `npm run import -- FILE --client <guid>`: builds missing parts, then runs the command that imports files of
// records.
import { ensureBuilt, ensureInstalled, requireNode, run } from "./setup.mjs";

requireNode();
await ensureInstalled();
await ensureBuilt();
const { code } = await run("node", ["simulator/dist/import/main.js", ...process.argv.slice(2)], {
  asks: true,
});
process.exit(code);
