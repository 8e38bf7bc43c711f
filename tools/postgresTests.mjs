// `npm run test:postgres`: all of the platform's tests on PostgreSQL. `npm test` leaves out three large tables of calls there.
import { runSuite } from "./suite.mjs";

await runSuite(["--maxWorkers=2", "--selectProjects", "platform-postgres"], { TEST_POSTGRES: "in full" });
