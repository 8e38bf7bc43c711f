import fc from "fast-check";
import type { Databases } from "../src/db/databases.js";
import { transact } from "../src/db/transact.js";
import { storeBatch } from "../src/measurements/ingest.store.js";
import type { Reading } from "../src/measurements/reading.js";
import { readingsOf, recordsOf } from "../src/measurements/readings.store.js";
import type { Timed } from "../src/measurements/records.js";
import { sortBatch } from "../src/measurements/sortBatch.rules.js";
import type { SentInterval } from "./naiveIntervals.js";

/** A reading as a device sends it. */
export interface SentReading {
  timestamp: number;
  speed?: number;
  direction?: "incoming" | "outgoing";
  samples?: number;
  length?: number;
  kind?: "vehicle" | "pedestrian" | "bicycle";
}

export interface Stretch {
  from: number;
  to: number;
  readings: SentReading[];
  intervals?: SentInterval[];
}

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

/** The same, some also with intervals: up to five that share the batch's time. */
export function mixedBatchBetween(min: number, max: number, longest: number): fc.Arbitrary<Stretch> {
  const counted = fc.record({
    count: fc.nat({ max: 300 }),
    kind: fc.constantFrom("vehicle" as const, "bicycle" as const),
    direction: fc.constantFrom("incoming" as const, "outgoing" as const),
    borders: fc.option(fc.constantFrom([0, 30, 40, 50], [10.5, 20.5, 60.5, 120])),
    averageSpeed: fc.option(fc.integer({ min: 10, max: 90 })),
  });
  return fc
    .tuple(batchBetween(min, max, longest), fc.array(counted, { maxLength: 5 }))
    .map(([batch, some]) => {
      const length = Math.min(Math.floor((batch.to - batch.from) / Math.max(1, some.length)), 25 * 3600);
      if (some.length === 0 || length === 0) return batch;
      const intervals = some.map(({ borders, averageSpeed, ...rest }, index) => ({
        ...rest,
        from: batch.from + index * length,
        to: batch.from + (index + 1) * length,
        ...(borders
          ? {
              speeds: {
                borders: [...borders],
                counts: borders.map((_, at) => Math.floor(rest.count / (at + 4))),
              },
            }
          : {}),
        ...(averageSpeed === null ? {} : { averageSpeed }),
      }));
      return { ...batch, intervals };
    });
}

export async function newClient({ write }: Databases): Promise<number> {
  const { id } = await write
    .insertInto("client")
    .values({ guid: `${Math.random()}`, vision_type: 0, meta_data: "{}", create_date: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Stores a batch as a device sends it.
 * @returns the number of its readings and intervals if it was there already, else null
 */
export function send(
  { write }: Databases,
  client: { id: number; timeZone: string },
  batchId: string,
  batch: Stretch,
  now: number,
): Promise<number | null> {
  const sorted = sortBatch({ batchId, ...batch }, now, false);
  return transact(write, async (tx) => (await storeBatch(tx, client, batchId, sorted)).known);
}

/** All readings of a period, in order of arrival. */
export async function allReadings(
  { read }: Databases,
  clientId: number,
  period: { start: number; end: number },
): Promise<Reading[]> {
  const all: Reading[] = [];
  for await (const chunk of readingsOf(read, { id: clientId, seenFrom: null }, period)) all.push(...chunk);
  return all;
}

/** All readings, and all intervals that begin in a period, in order of arrival. */
export async function allRecords(
  { read }: Databases,
  clientId: number,
  period: { start: number; end: number },
): Promise<Timed[]> {
  const all: Timed[] = [];
  for await (const chunk of recordsOf(read, { id: clientId, seenFrom: null }, period)) all.push(...chunk);
  return all;
}

export function hoursOf({ read }: Databases, clientId: number) {
  return read
    .selectFrom("reading_hour")
    .select(["hour_start", "speeds", "histogram", "coverage"])
    .where("client_id", "=", clientId)
    .orderBy("hour_start")
    .execute();
}
