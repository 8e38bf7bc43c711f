// `npm run test:wall`: a wall screen stands for an hour by the real clock, through a restart of the platform, and is measured.
import { runSuite } from "./suite.mjs";

await runSuite(["--selectProjects", "tests", "--testPathPatterns", "wallScreen"], { TEST_WALL: "in full" });
