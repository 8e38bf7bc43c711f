// `npm run import -- FILE --client <guid>`: builds what is missing, then runs the command that brings files of records in.
import { ensureBuilt, ensureInstalled, requireNode, run } from "./setup.mjs";

requireNode();
await ensureInstalled();
await ensureBuilt();
const { code } = await run("node", ["simulator/dist/import/main.js", ...process.argv.slice(2)], {
  asks: true,
});
process.exit(code);
