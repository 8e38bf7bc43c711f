import { setTimeout as pause } from "node:timers/promises";
import { type Engine, engineOf } from "./engine.js";
import { isConflict } from "./faults.js";
import { CommitTogether } from "./sqlite/commitTogether.js";
import type { Db } from "./tables.js";

/** A busy file has been waited for already (busy_timeout). */
const TRIES: Record<Engine, number> = { sqlite: 3, postgres: 5 };
/** After the first conflict; twice as long after each further one, so that many get through one after another. */
const LONGEST_PAUSE_MS = 30;

/**
 * Runs `work` in one transaction as if it were alone, and retries it after a conflict. Everything it reads
 * stays true until the commit.
 */
export function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return retried(db, work, "serializable");
}

/**
 * Runs `work` in one transaction under locks that it takes first (`locks.ts`): from then on it sees all that others who held
 * them have committed.
 */
export function transactLocked<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return retried(db, work, "read committed");
}

/**
 * Runs `work` in one transaction on clients that it locks first (see lockClients): from then on it sees all
 * their committed data, and nobody else works on them. Used for devices' calls, for building stored hours,
 * and for videos, which many labellers ask for at once.
 */
export function transactClients<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const retry = <R>(again: (tx: Db) => Promise<R>) => retried(db, again, "read committed");
  if (engineOf(db) === "postgres") return retry(work);
  const together = writers.get(db) ?? new CommitTogether(retry);
  writers.set(db, together);
  return together.run(work);
}

const writers = new WeakMap<Db, CommitTogether>();

async function retried<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  isolation: "serializable" | "read committed",
): Promise<T> {
  const engine = engineOf(db);
  for (let tries = 1; ; tries += 1) {
    try {
      const transaction = db.transaction();
      return await (engine === "postgres" ? transaction.setIsolationLevel(isolation) : transaction).execute(
        work,
      );
    } catch (error) {
      if (!isConflict(error) || tries === TRIES[engine]) throw error;
    }
    if (engine === "postgres") await pause(Math.random() * LONGEST_PAUSE_MS * 2 ** (tries - 1));
  }
}
