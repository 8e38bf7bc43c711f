// How the tests are run.
import { join } from "node:path";
import { ROOT, run } from "./setup.mjs";

const FLAGS = [
  "--experimental-vm-modules",
  "--disable-warning=ExperimentalWarning",
  // What a test file loads outlives many small collections of garbage, which took a fifth of the web tests' time.
  "--max-semi-space-size=64",
];

/**
 * Runs jest to its end.
 * @param {string[]} args of jest
 * @param {Record<string, string>} env what the tests read besides
 * @param {{ root?: string, quiet?: boolean, node?: string }} where the tree is, whether nothing is printed, and by which Node
 * @returns its exit code
 */
export async function runJest(args, env, { root = ROOT, quiet = false, node = process.execPath } = {}) {
  const { code } = await run(node, [...FLAGS, join(root, "node_modules/jest/bin/jest.js"), ...args], {
    cwd: root,
    quiet,
    env: { NODE_ENV: "test", TZ: "UTC", ...env },
  });
  return code;
}
