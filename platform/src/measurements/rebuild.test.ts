import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { type Databases, openDatabases } from "../db/database.js";
import { transact } from "../db/transact.js";
import { sortBatch } from "./ingest.rules.js";
import { storeBatch } from "./ingest.store.js";
import { rebuildHours } from "./rebuild.store.js";

const NOW = 1_794_700_800;
const MOMENT = 1_792_890_000;
const HOUR = 3600;

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
    from: fc.integer({ min: MOMENT - 40 * HOUR, max: MOMENT + 40 * HOUR }),
    length: fc.integer({ min: 1, max: 9 * HOUR }),
    readings: fc.array(
      fc.record(
        {
          share: fc.nat({ max: 999 }),
          speed: fc.integer({ min: 0, max: 130 }),
          length: fc.integer({ min: 0, max: 20 }),
          direction: fc.constantFrom("incoming" as const, "outgoing" as const),
          samples: fc.integer({ min: 1, max: 9 }),
        },
        { requiredKeys: ["share"] },
      ),
      { maxLength: 30 },
    ),
  })
  .map(({ from, length, readings }) => ({
    from,
    to: from + length,
    readings: readings.map(({ share, ...rest }) => ({
      timestamp: from + Math.floor((share * length) / 1000),
      ...rest,
    })),
  }));

const hoursOf = (clientId: number) =>
  db.read
    .selectFrom("reading_hour")
    .select(["hour_start", "speeds", "histogram", "coverage"])
    .where("client_id", "=", clientId)
    .orderBy("hour_start")
    .execute();

async function newClient(): Promise<number> {
  const { id } = await db.write
    .insertInto("client")
    .values({ guid: `${Math.random()}`, vision_type: 0, meta_data: "{}", create_date: NOW })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

it("makes the same hours from the batches as came to be one by one, in any zone", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(batch, { maxLength: 12 }),
      fc.constantFrom("Europe/Ljubljana", "Asia/Kolkata", "Australia/Lord_Howe"),
      async (batches, timeZone) => {
        const id = await newClient();
        for (const [index, sent] of batches.entries()) {
          const batchId = `batch ${index}`;
          await transact(db.write, (tx) =>
            storeBatch(tx, { id, timeZone }, batchId, sortBatch({ batchId, ...sent }, NOW, false)),
          );
        }
        const before = await hoursOf(id);
        await transact(db.write, (tx) => rebuildHours(tx, id, "UTC"));
        await transact(db.write, (tx) => rebuildHours(tx, id, timeZone));
        expect(await hoursOf(id)).toEqual(before);
      },
    ),
    { numRuns: 30 },
  );
}, 60_000);

it("goes through more batches than one step holds", async () => {
  const id = await newClient();
  const client = { id, timeZone: "UTC" };
  await transact(db.write, async (tx) => {
    for (let index = 0; index < 450; index += 1) {
      const from = MOMENT + index * 15;
      const sent = {
        batchId: `live ${index}`,
        from,
        to: from + 15,
        readings: [{ timestamp: from + 3, speed: 40 }],
      };
      await storeBatch(tx, client, sent.batchId, sortBatch(sent, NOW, false));
    }
  });
  const before = await hoursOf(id);
  await transact(db.write, (tx) => rebuildHours(tx, id, "UTC"));
  expect(await hoursOf(id)).toEqual(before);
});
