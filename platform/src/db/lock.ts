import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isBusy } from "./faults.js";
import { DatabaseSync } from "./sqlite/driver.js";

/** Another platform works on the same data folder. */
export class DataFolderInUse extends Error {}

/**
 * Locks a data folder for this process. The lock is an exclusive transaction that the operating system ends
 * with the process, even after kill -9. A file next to it names the holder.
 * @throws DataFolderInUse
 */
export function lockFolder(folder: string): { release(): void } {
  const holderFile = join(folder, "lock.json");
  const lock = new DatabaseSync(join(folder, "lock.db"));
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataFolderInUse(
      `The data folder ${resolve(folder)} is in use by another platform (${holder(holderFile)}). Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }), {
    mode: 0o600,
  });
  const release = () => {
    rmSync(holderFile, { force: true });
    lock.close();
  };
  return { release };
}

function holder(file: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, "utf8")) as { pid: number; since: string };
    return `process ${pid}, since ${since}`;
  } catch {
    return "process unknown";
  }
}
