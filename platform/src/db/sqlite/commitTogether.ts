import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../tables.js";

/**
 * A commit waits for the disk a thousand times longer than most work takes. With more works the first would
 * notice the delay.
 */
const WORKS_A_COMMIT = 32;

interface Work {
  run(tx: Db): Promise<unknown>;
  settle(outcome: Outcome): void;
}

type Outcome = { value: unknown } | { error: unknown };

/**
 * Runs work that comes at the same time in one transaction, so that many batches wait for the disk once. Each
 * work is done whole or not at all, and gets its answer after the commit.
 */
export class CommitTogether {
  private readonly waiting: Work[] = [];
  private running = false;

  /** @param transact runs a transaction, and retries it after a conflict */
  constructor(private readonly transact: <T>(work: (tx: Db) => Promise<T>) => Promise<T>) {}

  run<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const settle = (outcome: Outcome) =>
        "error" in outcome ? reject(outcome.error) : resolve(outcome.value as T);
      this.waiting.push({ run: work, settle });
      if (!this.running) void this.runAll();
    });
  }

  private async runAll(): Promise<void> {
    this.running = true;
    while (this.waiting.length > 0) {
      // Work that arrived on other sockets meanwhile joins.
      await setImmediate();
      const some = this.waiting.splice(0, WORKS_A_COMMIT);
      const outcomes = await this.transact((tx) => inOne(tx, some)).catch((error: unknown) =>
        some.map((): Outcome => ({ error })),
      );
      for (const [index, { settle }] of some.entries())
        settle(outcomes[index] ?? { error: new Error("Work was left out.") });
    }
    this.running = false;
  }
}

async function inOne(tx: Db, works: Work[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const work of works)
    outcomes.push(works.length === 1 ? { value: await work.run(tx) } : await guarded(tx, work));
  return outcomes;
}

/** Rolls back a failed work, and keeps the others'. */
async function guarded(tx: Db, work: Work): Promise<Outcome> {
  await sql`savepoint one_of_many`.execute(tx);
  try {
    const value = await work.run(tx);
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
