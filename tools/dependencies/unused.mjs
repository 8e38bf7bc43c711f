// Finds dependencies that are declared and not used, or used and not declared, and unused files and exports.
// Uses knip.
import { run } from "../setup.mjs";

const KNIP = ["node_modules/knip/bin/knip.js", "--config=tools/dependencies/knip.mjs", "--no-progress"];
const PASSES = [
  // Everything, including tests and tools, and the settings themselves.
  ["--treat-config-hints-as-errors"],
  // Only the product: its dependencies must be in its part's own `dependencies`.
  ["--production", "--strict", "--include=unlisted"],
];

/** @returns knip's lines, empty if all is well */
export async function unusedFaults() {
  const passes = PASSES.map((pass) => run("node", [...KNIP, ...pass], { quiet: true }));
  const results = await Promise.all(passes);
  return results.filter(({ code }) => code !== 0).flatMap(({ output }) => output.trim().split("\n"));
}
