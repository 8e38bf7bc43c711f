import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { type Databases, openDatabases } from "../db/database.js";
import { transact } from "../db/transact.js";
import { DAY, HOUR } from "../time/clock.js";
import { sortBatch } from "./ingest.rules.js";
import { storeBatch } from "./ingest.store.js";
import type { Reading } from "./reading.js";
import { readingsOf } from "./readings.store.js";

const NOW = 1_794_700_800;
const MOMENT = 1_792_890_000;

let place: TestDatabase;
let db: Databases;

beforeAll(async () => {
  place = await newTestDatabase();
  db = await openDatabases(place);
});
afterAll(async () => {
  await db.close();
  await place.drop();
});

const batch = fc
  .record({
    from: fc.integer({ min: MOMENT - 6 * DAY, max: MOMENT + 6 * DAY }),
    length: fc.integer({ min: 1, max: 48 * HOUR }),
    shares: fc.array(fc.nat({ max: 999 }), { maxLength: 30 }),
  })
  .map(({ from, length, shares }) => ({
    from,
    to: from + length,
    readings: shares.map((share) => ({
      timestamp: from + Math.floor((share * length) / 1000),
      speed: share % 100,
    })),
  }));

it("gives out every reading of a period once, in order of time, however batches overlap", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(batch, { maxLength: 40 }),
      fc.integer({ min: MOMENT - 8 * DAY, max: MOMENT + 8 * DAY }),
      fc.integer({ min: 1, max: 12 * DAY }),
      async (batches, start, length) => {
        const { id } = await db.write
          .insertInto("client")
          .values({ guid: `${Math.random()}`, vision_type: 0, meta_data: "{}", create_date: NOW })
          .returning("id")
          .executeTakeFirstOrThrow();
        for (const [index, sent] of batches.entries()) {
          const batchId = `batch ${index}`;
          const sorted = sortBatch({ batchId, ...sent }, NOW, false);
          await transact(db.write, (tx) => storeBatch(tx, { id, timeZone: "UTC" }, batchId, sorted));
        }
        const end = start + length;
        const found: Reading[] = [];
        for await (const chunk of readingsOf(db.read, id, { start, end })) {
          expect(chunk.length).toBeGreaterThan(0);
          expect(chunk.length).toBeLessThanOrEqual(4096);
          found.push(...chunk);
        }
        const times = found.map(({ timestamp }) => timestamp);
        expect(times).toEqual([...times].sort((one, other) => one - other));
        const expected = batches
          .flatMap(({ readings }) => readings)
          .filter(({ timestamp }) => timestamp >= start && timestamp < end);
        const sorted = (list: string[]) => list.sort();
        expect(sorted(found.map(({ timestamp, speed }) => `${timestamp} ${speed}`))).toEqual(
          sorted(expected.map(({ timestamp, speed }) => `${timestamp} ${speed}`)),
        );
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);
