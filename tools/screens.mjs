// `npm run test:screens`: every screen by the rules of accessibility, on desktop and phone, each in light and dark.
import { runSuite } from "./suite.mjs";

await runSuite(
  [
    "--maxWorkers=2",
    "--selectProjects",
    "tests",
    "--testPathPatterns",
    "ccessibility",
    "e2e/overviewOverTime",
    "e2e/firstView",
  ],
  { TEST_SCREENS: "in full" },
);
