// `npm run bench [-- NAME] [--with-hive] [--anchor FOLDER] [--before FOLDER] [--counters NUMBER]`: runs the
// benchmarks of bench/, each in its own process. Hive Gateway is large, and only installed on request. ANCHOR
// is the folder of another portal's built web, with which the login page is compared. BEFORE is an earlier
// build of this product, with which the gateway is compared. `intervals` uses NUMBER counters.
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt, ensureInstalled, ROOT, requireNode, run } from "./setup.mjs";

const { values: chosen, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    "with-hive": { type: "boolean" },
    anchor: { type: "string" },
    before: { type: "string" },
    counters: { type: "string" },
  },
});

requireNode();
await ensureInstalled();
await ensureBuilt();
for (const folder of ["bench/anchors", ...(chosen["with-hive"] ? ["bench/anchors-hive"] : [])])
  await ensureInstalled(folder);
const passedOn = ["anchor", "before"].flatMap((name) =>
  chosen[name] === undefined ? [] : [`--${name}`, resolve(chosen[name])],
);
if (chosen.counters !== undefined) passedOn.push("--counters", chosen.counters);
const files = readdirSync(join(ROOT, "bench")).filter((file) => file.endsWith(".bench.ts"));
for (const file of files.filter(
  (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)) {
  console.log(`\n# ${file.replace(".bench.ts", "")}`);
  const { code } = await run("node", ["--import", "./tools/swc-register.mjs", `bench/${file}`, ...passedOn]);
  if (code !== 0) process.exitCode = code;
}
