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
 * @param {{ root?: string, quiet?: boolean }} where the tree is, and whether nothing is printed
 * @returns its exit code
 */
export async function runJest(args, env, { root = ROOT, quiet = false } = {}) {
  const { code } = await run(
    process.execPath,
    [...FLAGS, join(root, "node_modules/jest/bin/jest.js"), ...args],
    {
      cwd: root,
      quiet,
      env: { NODE_ENV: "test", TZ: "UTC", ...env },
    },
  );
  return code;
}
