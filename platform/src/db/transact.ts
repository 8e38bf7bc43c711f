import { isBusy } from "./faults.js";
import type { Db } from "./tables.js";

const TRIES = 3;

/** Runs `work` in one transaction, and again where another connection was in the way. */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isBusy(error) || tries === TRIES) throw error;
    }
  }
}
