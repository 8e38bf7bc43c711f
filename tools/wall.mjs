// `npm run test:wall`: a wall screen stands for an hour by the real clock, through a restart of the platform, and is measured.
import { ensureChromium } from "./browser.mjs";
import { ensureBuilt, ensureInstalled, requireNode, run } from "./setup.mjs";

requireNode();
await ensureInstalled();
await ensureBuilt();
const { code } = await run("npx", ["jest", "--selectProjects", "tests", "--testPathPatterns", "wallScreen"], {
  env: {
    TEST_WALL: "in full",
    NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
    NODE_ENV: "test",
    TZ: "UTC",
    PUPPETEER_EXECUTABLE_PATH: (await ensureChromium()) ?? "",
  },
});
process.exit(code);
