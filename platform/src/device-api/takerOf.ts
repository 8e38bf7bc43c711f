import { engineOf } from "../db/engine.js";
import { Gathered, type Outcome } from "../db/gathered.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import { type Incoming, type Ingested, ingest, ingestTogether } from "./ingest.store.js";

/** With more batches a commit the first ones would notice the delay. */
const BATCHES_A_COMMIT = 64;
/** While one transaction waits for the disk, another is being filled. */
const LANES = 2;

/**
 * Takes batches in, each durably once it answers. On PostgreSQL those that come at the same time share a
 * transaction and its statements; SQLite's share a commit anyway.
 * @returns a function that rejects as `ingest`
 */
export function takerOf(db: Db): (incoming: Incoming) => Promise<Ingested> {
  const alone = (incoming: Incoming) => transactClients(db, (tx) => ingest(tx, incoming));
  if (engineOf(db) === "sqlite") return alone;
  const gathered = new Gathered({
    run: (some: Incoming[]) => takeTogether(db, some, alone),
    most: BATCHES_A_COMMIT,
    lanes: LANES,
  });
  return (incoming) => gathered.add(incoming);
}

/** What is not taken together, or fails together, is taken by itself. */
async function takeTogether(
  db: Db,
  some: Incoming[],
  alone: (incoming: Incoming) => Promise<Ingested>,
): Promise<Outcome<Ingested>[]> {
  const results =
    some.length === 1 ? [] : await transactClients(db, (tx) => ingestTogether(tx, some)).catch(() => []);
  return Promise.all(
    some.map(async (incoming, index) => {
      const result = results[index];
      if (result) return { value: result };
      return alone(incoming).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
    }),
  );
}
