import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { BackupFault } from "../backupFaults.js";
import { lockFolder } from "../lock.js";
import { MIGRATION_NAMES } from "../migrate.js";
import { backup, DatabaseSync } from "./driver.js";
import { DATABASE_FILE } from "./open.js";

/** In one step: between steps, a writing platform would make it restart, for ever. */
const ALL_PAGES = 2_147_483_647;
const MAGIC = "SQLite format 3\0";
const OWNER_ONLY = 0o600;

/** A file that is no database of this platform, or a damaged one. */
export class NoBackup extends BackupFault {}

/**
 * Copies a folder's database to a file while a platform may run on it. The file appears whole and checked, or
 * not at all.
 * @throws if the folder holds no database, or the file already exists
 */
export async function backUpFolder(folder: string, file: string): Promise<void> {
  const path = join(folder, DATABASE_FILE);
  if (!existsSync(path)) throw new NoBackup(`There is no database in ${folder}.`);
  if (existsSync(file)) throw new NoBackup(`${file} is there already.`, "fileExists");
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  closeSync(openSync(unfinished, "wx", OWNER_ONLY));
  const source = new DatabaseSync(path);
  try {
    source.exec("PRAGMA busy_timeout = 10000");
    await backup(source, unfinished, { rate: ALL_PAGES });
    makeOneFile(unfinished);
    checkCopy(unfinished);
    settle(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/**
 * Replaces a folder's database with a backup. The old one is kept next to it.
 * @returns the file of the old database, or undefined
 * @throws DataFolderInUse if a platform holds the folder; NoBackup
 */
export function restoreFolder(file: string, folder: string, stamp: string): string | undefined {
  const lock = lockFolder(folder);
  try {
    checkCopy(file);
    const path = join(folder, DATABASE_FILE);
    const unfinished = `${path}.unfinished`;
    copyFileSync(file, unfinished, constants.COPYFILE_FICLONE);
    const kept = existsSync(path) ? keepAside(path, stamp) : undefined;
    settle(unfinished, path);
    return kept;
  } finally {
    lock.release();
  }
}

/** Gives the old database a second name. It keeps the first until the new one replaces it in one step. */
function keepAside(path: string, stamp: string): string {
  const kept = `${path}.before-${stamp}`;
  takeInLog(path);
  linkSync(path, kept);
  for (const log of ["-wal", "-shm"])
    if (existsSync(`${path}${log}`)) renameSync(`${path}${log}`, `${kept}${log}`);
  return kept;
}

/** Moves the content of the write-ahead log into the file. A damaged database keeps its log next to it. */
function takeInLog(path: string): void {
  try {
    const database = new DatabaseSync(path);
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    database.close();
  } catch {
    // Damaged, which may be the reason for its replacement.
  }
}

/** A copy has the mode of its source, which creates more files as soon as it is opened. */
function makeOneFile(file: string): void {
  const copy = new DatabaseSync(file);
  copy.exec("PRAGMA journal_mode = DELETE");
  copy.close();
}

/** @throws NoBackup if a file is not a whole database that this version can open */
function checkCopy(file: string): void {
  if (!existsSync(file)) throw new NoBackup(`There is no file ${file}.`);
  if (firstBytes(file) !== MAGIC) throw new NoBackup(`${file} is no backup of an embedded database.`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare("PRAGMA integrity_check").get() as { integrity_check: string };
    if (found.integrity_check !== "ok")
      throw new NoBackup(`${file} is damaged: ${found.integrity_check}`, "damaged");
    const names = database.prepare("select name from kysely_migration").all() as { name: string }[];
    const unknown = names.filter(({ name }) => !MIGRATION_NAMES.includes(name));
    if (names.length === 0 || unknown.length > 0)
      throw new NoBackup(`${file} was made by another version of the platform.`);
  } catch (error) {
    if (error instanceof NoBackup) throw error;
    throw new NoBackup(`${file} is damaged, or no backup of a platform: ${String(error)}`, "damaged");
  } finally {
    database.close();
    for (const log of ["-wal", "-shm"]) rmSync(`${file}${log}`, { force: true });
  }
}

function firstBytes(file: string): string {
  const handle = openSync(file, "r");
  const bytes = Buffer.alloc(MAGIC.length);
  readSync(handle, bytes);
  closeSync(handle);
  return bytes.toString("latin1");
}

/** Gives a file its name once it is on the disk. */
function settle(unfinished: string, file: string): void {
  sync(unfinished);
  renameSync(unfinished, file);
  sync(dirname(file));
}

function sync(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
