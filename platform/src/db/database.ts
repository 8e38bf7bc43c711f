import type { DatabasePlace, Databases } from "./databases.js";
import { openPatientServer, openServer, openServerReader } from "./postgres/open.js";
import { openFolder, openFolderAsItIs, openFolderReader } from "./sqlite/open.js";
import type { Db } from "./tables.js";

/**
 * Opens the database and brings its schema up to date.
 * @throws DataFolderInUse if another platform holds the folder
 */
export function openDatabases({ DATABASE_URL, DATA_DIR }: DatabasePlace): Promise<Databases> {
  return DATABASE_URL === "" ? openFolder(DATA_DIR) : openServer(DATABASE_URL);
}

/** Another read-only connection, for a thread of a process that has the database open. */
export function openReadOnly({ DATABASE_URL, DATA_DIR }: DatabasePlace): Db {
  return DATABASE_URL === "" ? openFolderReader(DATA_DIR) : openServerReader(DATABASE_URL);
}

/**
 * Opens the database whatever its schema, even if platforms run on it: for commands.
 * @throws if the folder holds none
 */
export function openAsItIs({ DATABASE_URL, DATA_DIR }: DatabasePlace): Db {
  return DATABASE_URL === "" ? openFolderAsItIs(DATA_DIR) : openPatientServer(DATABASE_URL);
}
