import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { hoursOf, mixedBatchBetween, newClient, send } from "../../test/readings.js";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { transact } from "../db/transact.js";
import { storeBatch } from "./ingest.store.js";
import { rebuildHours } from "./rebuild.store.js";
import { sortBatch } from "./sortBatch.rules.js";

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

const batch = mixedBatchBetween(MOMENT - 40 * HOUR, MOMENT + 40 * HOUR, 9 * HOUR);

it("makes the same hours from the batches as came to be one by one, in any zone", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(batch, { maxLength: 12 }),
      fc.constantFrom("Europe/Ljubljana", "Asia/Kolkata", "Australia/Lord_Howe"),
      async (batches, timeZone) => {
        const id = await newClient(db);
        for (const [index, sent] of batches.entries()) {
          await send(db, { id, timeZone }, `batch ${index}`, sent, NOW);
        }
        const before = await hoursOf(db, id);
        await transact(db.write, (tx) => rebuildHours(tx, id, "UTC"));
        await transact(db.write, (tx) => rebuildHours(tx, id, timeZone));
        expect(await hoursOf(db, id)).toEqual(before);
      },
    ),
    { numRuns: cases(30) },
  );
}, 60_000);

it("goes through more batches than one step holds", async () => {
  const id = await newClient(db);
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
  const before = await hoursOf(db, id);
  await transact(db.write, (tx) => rebuildHours(tx, id, "UTC"));
  expect(await hoursOf(db, id)).toEqual(before);
});
