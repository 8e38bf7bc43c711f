import { resolve } from "node:path";
import { dumpServer } from "../db/postgres/dumps.js";
import { backUpFolder } from "../db/sqlite/copies.js";
import { readEnv } from "../env.js";
import { runCommand, stamp } from "./command.js";

/** `npm run backup [-- FILE]`: copies the database to a file, also while the platform runs. */
await runCommand(async () => {
  const { DATABASE_URL, DATA_DIR } = readEnv();
  const server = DATABASE_URL !== "";
  const file = resolve(process.argv[2] ?? `obcestje-${stamp()}.${server ? "dump" : "db"}`);
  await (server ? dumpServer(DATABASE_URL, file) : backUpFolder(DATA_DIR, file));
  return `Backed up to ${file}`;
});
