import { resolve } from "node:path";
import { readEnv } from "../env.js";
import { backUp } from "../system/backUp.js";
import { runCommand, stamp } from "./command.js";

/** `npm run backup [-- FILE]`: copies the database to a file, also while the platform runs. */
await runCommand(async () => {
  const place = readEnv();
  const ending = place.DATABASE_URL === "" ? "db" : "dump";
  const file = resolve(process.argv[2] ?? `obcestje-${stamp()}.${ending}`);
  const isNoted = await backUp(place, file);
  return `Backed up to ${file}${isNoted ? "" : "\nIt could not be noted in the database."}`;
});
