// Runs jest.
import { join } from "node:path";
import { ROOT, run } from "./setup.mjs";

const FLAGS = [
  "--experimental-vm-modules",
  "--disable-warning=ExperimentalWarning",
  // The modules of a test file outlive many small garbage collections, which took a fifth of the web tests'
  // time.
  "--max-semi-space-size=64",
];

/**
 * Runs jest to its end.
 * @param {string[]} args of jest
 * @param {Record<string, string>} env further environment of the tests
 * @param {{ root?: string, quiet?: boolean, node?: string }} options the root of the tree, whether nothing is printed, and the Node to use
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
