import fc from "fast-check";
import type { Databases } from "../src/db/databases.js";
import { transact } from "../src/db/transact.js";
import { type SentBatch, sortBatch } from "../src/measurements/ingest.rules.js";
import { storeBatch } from "../src/measurements/ingest.store.js";
import type { Reading } from "../src/measurements/reading.js";
import { readingsOf } from "../src/measurements/readings.store.js";

type Stretch = Pick<SentBatch, "from" | "to" | "readings">;

/** Batches that begin between two instants and last up to `longest` seconds, with up to 30 readings each. */
export function batchBetween(min: number, max: number, longest: number): fc.Arbitrary<Stretch> {
  const reading = fc.record(
    {
      share: fc.nat({ max: 999 }),
      speed: fc.integer({ min: 0, max: 130 }),
      length: fc.integer({ min: 0, max: 20 }),
      direction: fc.constantFrom("incoming" as const, "outgoing" as const),
      samples: fc.integer({ min: 1, max: 9 }),
    },
    { requiredKeys: ["share"] },
  );
  return fc
    .record({
      from: fc.integer({ min, max }),
      length: fc.integer({ min: 1, max: longest }),
      readings: fc.array(reading, { maxLength: 30 }),
    })
    .map(({ from, length, readings }) => ({
      from,
      to: from + length,
      readings: readings.map(({ share, ...rest }) => ({
        timestamp: from + Math.floor((share * length) / 1000),
        ...rest,
      })),
    }));
}

export async function newClient({ write }: Databases): Promise<number> {
  const { id } = await write
    .insertInto("client")
    .values({ guid: `${Math.random()}`, vision_type: 0, meta_data: "{}", create_date: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a batch as a device sends it. @returns as storeBatch */
export function send(
  { write }: Databases,
  client: { id: number; timeZone: string },
  batchId: string,
  batch: Stretch,
  now: number,
): Promise<number | null> {
  const sorted = sortBatch({ batchId, ...batch }, now, false);
  return transact(write, (tx) => storeBatch(tx, client, batchId, sorted));
}

/** All readings of a period, in the order in which they come. */
export async function allReadings(
  { read }: Databases,
  clientId: number,
  period: { start: number; end: number },
): Promise<Reading[]> {
  const all: Reading[] = [];
  for await (const chunk of readingsOf(read, clientId, period)) all.push(...chunk);
  return all;
}

/** A client's stored hours. */
export function hoursOf({ read }: Databases, clientId: number) {
  return read
    .selectFrom("reading_hour")
    .select(["hour_start", "speeds", "histogram", "coverage"])
    .where("client_id", "=", clientId)
    .orderBy("hour_start")
    .execute();
}
