// `npm run backup`, `restore`, `move-to-postgres`, `deal-out` and `take-factors`: builds what is missing, then runs the platform's command of that name.
import { ensureBuilt, ensureInstalled, requireNode, run } from "./setup.mjs";

const [command, ...options] = process.argv.slice(2);
requireNode();
await ensureInstalled();
await ensureBuilt();
const { code } = await run("node", [`platform/dist/cli/${command}.js`, ...options]);
process.exit(code);
