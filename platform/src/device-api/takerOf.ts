import { engineOf } from "../db/engine.js";
import { Gathered, type Outcome } from "../db/gathered.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import { type Incoming, type Ingested, ingest, ingestTogether } from "./ingest.store.js";

/** With more batches a commit the first ones would notice the delay. */
const BATCHES_A_COMMIT = 64;
/** While one transaction waits for the disk, another is being filled. */
const LANES = 2;
const REST_MS = 5;

/**
 * Takes batches in, each durably once it answers. On PostgreSQL those that come at the same time share a
 * transaction and its statements; SQLite's share a commit anyway.
 * @returns a function that rejects as `ingest`
 */
export function takerOf(db: Db): (incoming: Incoming) => Promise<Ingested> {
  const alone = (incoming: Incoming) => transactClients(db, (tx) => ingest(tx, incoming));
  if (engineOf(db) === "sqlite") return alone;
  const together = new Gathered({
    run: async (some: Incoming[]): Promise<Outcome<Ingested | null>[]> => {
      const [first, ...more] = some;
      if (first && more.length === 0) return [{ value: await alone(first) }];
      // If something fails, each is taken by itself.
      const results = await transactClients(db, (tx) => ingestTogether(tx, some)).catch(() => []);
      return some.map((_, index) => ({ value: results[index] ?? null }));
    },
    most: BATCHES_A_COMMIT,
    lanes: LANES,
    restMs: REST_MS,
  });
  // One that is out of the ordinary doesn't hold up those that it came with.
  return async (incoming) => (await together.add(incoming)) ?? alone(incoming);
}
