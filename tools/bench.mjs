// `npm run bench [-- NAME]`: runs the benchmarks of bench/, each a process of its own.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, ROOT, requireNode, run } from "./setup.mjs";

requireNode();
await ensureInstalled();
await ensureBuilt();
const anchors = join(ROOT, "bench/anchors");
if (!existsSync(join(anchors, "node_modules"))) await run("npm", ["ci", "--prefix", anchors]);
const wanted = process.argv.slice(2);
const files = readdirSync(join(ROOT, "bench")).filter((file) => file.endsWith(".bench.ts"));
for (const file of files.filter(
  (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)) {
  console.log(`\n# ${file.replace(".bench.ts", "")}`);
  const { code } = await run("node", ["--import", "./tools/swc-register.mjs", `bench/${file}`]);
  if (code !== 0) process.exitCode = code;
}
