import { dealOut } from "../db/dealt/dealOut.js";
import { readEnv } from "../env.js";
import { CommandError, runCommand } from "./command.js";

const SHARDS = 32;

/**
 * `npm run deal-out`: deals the tables of DATABASE_URL out to the servers of its Citus. After an interruption, run it
 * again.
 */
await runCommand(async () => {
  const { DATABASE_URL } = readEnv();
  if (DATABASE_URL === "")
    throw new CommandError("Which? Set DATABASE_URL to the database on Citus's coordinator.");
  const done = await dealOut(DATABASE_URL, SHARDS, (line) => process.stdout.write(`${line}\n`));
  return done === 0
    ? "All tables are dealt out already."
    : `Dealt out: ${done} tables. Start the platforms with this DATABASE_URL.`;
});
