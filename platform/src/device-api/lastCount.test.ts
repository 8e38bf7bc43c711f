import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { batchBetween, newClient, type Stretch } from "../../test/readings.js";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { up } from "../db/migrations/008-last-count.js";
import { transactClients } from "../db/transact.js";
import { rebuildHours } from "../measurements/rebuild.store.js";
import { sortBatch } from "../measurements/sortBatch.rules.js";
import { compact } from "../storage/compaction.js";
import { deleteOld } from "../storage/retention.js";
import { DAY, HOUR } from "../time/clock.js";
import { ingest } from "./ingest.store.js";
import { markHeard } from "./status.store.js";

/** 2026-11-15 00:00 UTC. */
const NOW = 1_794_700_800;
const context = () => ({ now: NOW, signal: new AbortController().signal });

let place: TestDatabase;
let db: Databases;
let sent = 0;

beforeAll(async () => {
  place = await newTestDatabase();
  db = await openDatabases(place);
});
afterAll(async () => {
  await db.close();
  await place.drop();
});

type Batch = Stretch;

/** An older version knew no reading without a direction. */
const asOfBefore = ({ readings, ...batch }: Batch): Batch => ({
  ...batch,
  readings: readings.map((reading) => ({ direction: "incoming", ...reading })),
});

async function take(clientId: number, batch: Batch, live = true): Promise<number | null> {
  sent += 1;
  const batchId = `batch ${sent}`;
  const sorted = sortBatch({ batchId, ...batch }, NOW, false);
  const incoming = { clientId, batchId, batch: sorted, live, now: NOW };
  return (await transactClients(db.write, (tx) => ingest(tx, incoming))).known;
}

const stateOf = (id: number) =>
  db.read
    .selectFrom("client_state")
    .select(["last_count_date", "last_active_date"])
    .where("client_id", "=", id)
    .executeTakeFirst();
const lastCountOf = async (id: number) => (await stateOf(id))?.last_count_date ?? null;

/** Simulates an older database: the column is created anew, and filled. */
async function migrateAgain(): Promise<void> {
  await db.write.schema.alterTable("client_state").dropColumn("last_count_date").execute();
  await db.write.transaction().execute((tx) => up(tx as never));
}

const reading = (timestamp: number, more: object = {}) => ({ timestamp, speed: 50, ...more });
const hourFrom = (from: number, readings: Batch["readings"]) => ({ from, to: from + HOUR, readings });

it("is the newest road user of any kind; speed 0, silence and late batches don't move it", async () => {
  const id = await newClient(db);
  await take(id, hourFrom(NOW - 5 * HOUR, []));
  expect(await stateOf(id)).toEqual({ last_count_date: null, last_active_date: NOW - 4 * HOUR });
  await take(id, hourFrom(NOW - 4 * HOUR, [reading(NOW - 4 * HOUR, { speed: 0 })]));
  expect(await lastCountOf(id)).toBeNull();
  await take(
    id,
    hourFrom(NOW - 3 * HOUR, [
      reading(NOW - 3 * HOUR + 9, { kind: "bicycle", speed: 0 }),
      reading(NOW - 3 * HOUR + 60, { speed: 0 }),
    ]),
  );
  expect(await lastCountOf(id)).toBe(NOW - 3 * HOUR + 9);
  await take(id, hourFrom(NOW - 2 * HOUR, [{ timestamp: NOW - 2 * HOUR + 7 }]));
  await take(id, hourFrom(NOW - 9 * DAY, [reading(NOW - 9 * DAY)]));
  await take(id, hourFrom(NOW - HOUR, []));
  expect(await stateOf(id)).toEqual({ last_count_date: NOW - 2 * HOUR + 7, last_active_date: NOW });
});

it("is of imported readings, too, which are no sign of life", async () => {
  const id = await newClient(db);
  await take(id, hourFrom(NOW - 5 * DAY, [reading(NOW - 5 * DAY)]), false);
  expect(await stateOf(id)).toEqual({ last_count_date: NOW - 5 * DAY, last_active_date: null });
  await take(id, hourFrom(NOW - 6 * DAY, [reading(NOW - 6 * DAY)]), false);
  expect(await lastCountOf(id)).toBe(NOW - 5 * DAY);
});

it("is never in the future, and stays when the device says that it is there", async () => {
  const id = await newClient(db);
  await take(id, hourFrom(NOW - HOUR / 2, [reading(NOW + 60)]));
  expect(await lastCountOf(id)).toBe(NOW);
  await transactClients(db.write, (tx) =>
    markHeard(tx, id, { active: NOW + HOUR, counted: null }, NOW + HOUR),
  );
  expect(await stateOf(id)).toEqual({ last_count_date: NOW, last_active_date: NOW + HOUR });
});

it("is found in what an older version stored: batches, packed days, and hours alone", async () => {
  await fc.assert(
    fc.asyncProperty(
      // Only past times: a future one counts as now, which a later look can't reproduce.
      fc.array(
        fc.array(batchBetween(NOW - 12 * DAY, NOW - 2 * DAY, 30 * HOUR).map(asOfBefore), { maxLength: 4 }),
        {
          minLength: 3,
          maxLength: 3,
        },
      ),
      async (histories) => {
        const known: [number, number | null][] = [];
        for (const batches of histories) {
          const id = await newClient(db);
          for (const batch of batches) await take(id, batch);
          known.push([id, await lastCountOf(id)]);
        }
        await migrateAgain();
        for (const [id, last] of known) expect(await lastCountOf(id)).toBe(last);
        await compact(db, context(), 0);
        await migrateAgain();
        for (const [id, last] of known) expect(await lastCountOf(id)).toBe(last);
      },
    ),
    // Each try takes a second: shrinking would outlast the test, and show nothing.
    { numRuns: cases(5), endOnFailure: true },
  );
}, 120_000);

it("outlives its readings and a change of the zone", async () => {
  const id = await newClient(db);
  const last = NOW - 60 * DAY + 25 * 60;
  await take(
    id,
    hourFrom(NOW - 60 * DAY, [reading(last - 60), reading(last), reading(last + 9, { speed: 0 })]),
  );
  await take(id, hourFrom(NOW - 50 * DAY, [reading(NOW - 50 * DAY, { speed: 0 })]));
  await compact(db, context(), 0);
  await deleteOld(db, context(), { readings: NOW - 20 * DAY, diagnostics: NOW });
  await transactClients(db.write, (tx) => rebuildHours(tx, id, "Asia/Kolkata"));
  expect(await lastCountOf(id)).toBe(last);
});

it("is found to the hour where the readings of an older version are deleted", async () => {
  const id = await newClient(db);
  const hour = NOW - 60 * DAY;
  await take(id, hourFrom(hour, [reading(hour + 25 * 60)]));
  await take(id, hourFrom(hour + DAY, [reading(hour + DAY, { speed: 0 })]));
  await deleteOld(db, context(), { readings: NOW - 20 * DAY, diagnostics: NOW });
  await migrateAgain();
  expect(await lastCountOf(id)).toBe(hour);
});
