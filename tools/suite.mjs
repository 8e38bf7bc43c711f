// One heavy suite by jest, which `npm test` leaves out or runs in part.
import { ensureChromium } from "./browser.mjs";
import { runJest } from "./jest.mjs";
import { ensureBuilt, ensureInstalled, requireNode } from "./setup.mjs";

/**
 * Sets up what tests need, runs jest and ends with its code.
 * @param {string[]} args of jest
 * @param {Record<string, string>} env what the suite reads besides
 */
export async function runSuite(args, env) {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  const code = await runJest(args, {
    PUPPETEER_EXECUTABLE_PATH: (await ensureChromium()) ?? "",
    ...env,
  });
  process.exit(code);
}
