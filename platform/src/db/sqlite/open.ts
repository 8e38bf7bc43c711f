import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import type { Databases } from "../databases.js";
import { lockFolder } from "../lock.js";
import { migrate } from "../migrate.js";
import { NOBODY_ELSE } from "../signal.js";
import type { Database } from "../tables.js";
import { EmbeddedDialect, openFile } from "./dialect.js";

export const DATABASE_FILE = "platform.db";

/**
 * Opens the database in a folder and brings its schema up to date.
 * @throws DataFolderInUse if another platform holds the folder
 */
export async function openFolder(folder: string): Promise<Databases> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    const dialect = new EmbeddedDialect(openFile(join(folder, DATABASE_FILE), { readOnly: false }));
    const write = new Kysely<Database>({ dialect });
    await migrate(write);
    const read = openFolderReader(folder);
    const close = async () => {
      await read.destroy();
      await write.destroy();
      lock.release();
    };
    return { write, read, signal: NOBODY_ELSE, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens another, read-only connection to the database of a folder that this process has open already. */
export function openFolderReader(folder: string): Kysely<Database> {
  const dialect = new EmbeddedDialect(openFile(join(folder, DATABASE_FILE), { readOnly: true }));
  return new Kysely<Database>({ dialect });
}

/**
 * Opens the database of a folder in which a platform may run, whatever its schema.
 * @throws if there is none
 */
export function openFolderAsItIs(folder: string): Kysely<Database> {
  const path = join(folder, DATABASE_FILE);
  if (!existsSync(path)) throw new Error(`There is no database in ${folder}.`);
  return new Kysely<Database>({ dialect: new EmbeddedDialect(openFile(path, { readOnly: false })) });
}
