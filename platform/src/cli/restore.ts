import { resolve } from "node:path";
import { restoreServer } from "../db/postgres/dumps.js";
import { restoreFolder } from "../db/sqlite/copies.js";
import { readEnv } from "../env.js";
import { CommandError, runCommand, stamp } from "./command.js";

/** `npm run restore -- FILE`: replaces the database with a backup, all or nothing. */
await runCommand(async () => {
  const [, , given] = process.argv;
  if (!given) throw new CommandError("Which file? npm run restore -- FILE");
  const { DATABASE_URL, DATA_DIR } = readEnv();
  const file = resolve(given);
  if (DATABASE_URL === "") {
    const kept = restoreFolder(file, DATA_DIR, stamp());
    return `Restored ${file}.${kept ? ` What was there before: ${kept}` : ""}`;
  }
  const kept = resolve(`before-restore-${stamp()}.dump`);
  await restoreServer(file, DATABASE_URL, kept);
  return `Restored ${file}. What was there before: ${kept}`;
});
