import { sql } from "kysely";
import { Gathered, type Outcome } from "../gathered.js";
import type { Db } from "../tables.js";

/**
 * A commit waits for the disk a thousand times longer than most work takes. With more works the first would
 * notice the delay.
 */
const WORKS_A_COMMIT = 32;

type Work = (tx: Db) => Promise<unknown>;

/**
 * Runs work that comes at the same time in one transaction, so that many batches wait for the disk once. Each
 * work is done whole or not at all, and gets its answer after the commit.
 */
export class CommitTogether {
  private readonly works: Gathered<Work, unknown>;

  /** @param transact runs a transaction, and retries it after a conflict */
  constructor(transact: <T>(work: (tx: Db) => Promise<T>) => Promise<T>) {
    this.works = new Gathered({
      run: (some) => transact((tx) => inOne(tx, some)),
      most: WORKS_A_COMMIT,
      lanes: 1,
      restMs: 0,
    });
  }

  run<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    return this.works.add(work) as Promise<T>;
  }
}

async function inOne(tx: Db, works: Work[]): Promise<Outcome<unknown>[]> {
  const outcomes: Outcome<unknown>[] = [];
  for (const work of works)
    outcomes.push(works.length === 1 ? { value: await work(tx) } : await guarded(tx, work));
  return outcomes;
}

/** Rolls back a failed work, and keeps the others'. */
async function guarded(tx: Db, work: Work): Promise<Outcome<unknown>> {
  await sql`savepoint one_of_many`.execute(tx);
  try {
    const value = await work(tx);
    await sql`release one_of_many`.execute(tx);
    return { value };
  } catch (error) {
    // If the disk is full, the whole transaction is already gone: this then fails, and all works with it.
    await sql`rollback to one_of_many`.execute(tx).catch(() => {
      throw error;
    });
    await sql`release one_of_many`.execute(tx);
    return { error };
  }
}
