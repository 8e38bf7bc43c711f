// `npm run test:heavy -- nodes`: every test on the other versions of Node that are supported; npm's package `node` brings them.
import { dirname } from "node:path";
import { runJest } from "./jest.mjs";
import { run } from "./setup.mjs";

const VERSIONS = (process.env.NODES ?? "22,24").split(",");

/** The path of a version of Node, which npm fetches where it is not there yet. */
async function pathOf(version) {
  const fetched = ["exec", "--yes", `--package=node@${version}`, "--", "node", "-p", "process.execPath"];
  const { code, output } = await run("npm", fetched, { quiet: true });
  if (code !== 0) throw new Error(`npm has no Node ${version}: ${output}`);
  return output.trim().split("\n").at(-1);
}

/**
 * @param browser path of the Chromium for the tests of screens
 * @returns 0 where all tests passed on each version
 */
export async function runOnOtherNodes(browser) {
  for (const version of VERSIONS) {
    const node = await pathOf(version);
    console.log(`Node ${version}: ${node}`);
    const env = { PUPPETEER_EXECUTABLE_PATH: browser, PATH: `${dirname(node)}:${process.env.PATH}` };
    const code = await runJest(["--maxWorkers=2"], env, { node });
    if (code !== 0) return code;
  }
  return 0;
}
