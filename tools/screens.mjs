// `npm run test:screens`: every screen by the rules of accessibility, on desktop and phone, each in light and dark.
import { ensureChromium } from "./browser.mjs";
import { ensureBuilt, ensureInstalled, requireNode, run } from "./setup.mjs";

requireNode();
await ensureInstalled();
await ensureBuilt();
const { code } = await run(
  "npx",
  ["jest", "--maxWorkers=2", "--selectProjects", "tests", "--testPathPatterns", "ccessibility"],
  {
    env: {
      TEST_SCREENS: "in full",
      NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
      NODE_ENV: "test",
      TZ: "UTC",
      PUPPETEER_EXECUTABLE_PATH: (await ensureChromium()) ?? "",
    },
  },
);
process.exit(code);
