import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { EmbeddedDialect, openFile } from "./dialect.js";
import { lockFolder } from "./lock.js";
import { migrate } from "./migrate.js";
import type { Database, Db } from "./tables.js";

/** One connection writes, another reads what is committed. */
export interface Databases {
  write: Db;
  read: Db;
  close(): Promise<void>;
}

/**
 * Opens the database in a folder of its own and brings its schema up to date.
 * @throws DataFolderInUse where another platform holds the folder
 */
export async function openDatabases(folder: string): Promise<Databases> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    const path = join(folder, "platform.db");
    const write = new Kysely<Database>({ dialect: new EmbeddedDialect(openFile(path, { readOnly: false })) });
    await migrate(write);
    const read = new Kysely<Database>({ dialect: new EmbeddedDialect(openFile(path, { readOnly: true })) });
    const close = async () => {
      await read.destroy();
      await write.destroy();
      lock.release();
    };
    return { write, read, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
