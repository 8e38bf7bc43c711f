import { moveToServer } from "../db/move/move.js";
import { readEnv } from "../env.js";
import { CommandError, runCommand } from "./command.js";

/**
 * `npm run move-to-postgres`: copies the folder's database to DATABASE_URL. After an interruption, run it
 * again.
 */
await runCommand(async () => {
  const { DATABASE_URL, DATA_DIR } = readEnv();
  if (DATABASE_URL === "")
    throw new CommandError(
      "Where to? Set DATABASE_URL to an empty PostgreSQL database: postgres://user@host/database",
    );
  const rows = await moveToServer(DATA_DIR, DATABASE_URL, (line) => process.stdout.write(`${line}\n`));
  return `Moved and compared: ${rows} rows. From now on start the platform with this DATABASE_URL; the folder stays as it is.`;
});
