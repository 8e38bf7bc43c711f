// `npm run test:faults`: 50 rounds of kill -9 while batches come in, on each engine, and of crashes of
// PostgreSQL; and 10,000 requests of four identities that take turns on two connections.
import { runSuite } from "./suite.mjs";

await runSuite(
  [
    "--maxWorkers=1",
    "--selectProjects",
    "platform",
    "platform-postgres",
    "--testPathPatterns",
    "test/kills",
    "test/postgres/crash",
    "auth/interleaved",
  ],
  {
    KILL_ROUNDS: process.env.KILL_ROUNDS ?? "50",
    INTERLEAVED_REQUESTS: process.env.INTERLEAVED_REQUESTS ?? "10000",
  },
);
