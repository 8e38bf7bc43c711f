import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { allReadings, allRecords, hoursOf, mixedBatchBetween, newClient, send } from "../../test/readings.js";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { transactClients } from "../db/transact.js";
import { storeBatch } from "../measurements/ingest.store.js";
import { periodHours } from "../measurements/period.store.js";
import { rebuildHours } from "../measurements/rebuild.store.js";
import { type Timed, timeOf } from "../measurements/records.js";
import { sortBatch } from "../measurements/sortBatch.rules.js";
import { DAY, HOUR } from "../time/clock.js";
import { compact } from "./compaction.js";
import { compactDay } from "./compaction.store.js";

const NOW = 1_794_700_800;
const MOMENT = NOW - 10 * DAY;
const context = () => ({ now: NOW, signal: new AbortController().signal });

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

const batches = fc.array(mixedBatchBetween(MOMENT, NOW - 30 * HOUR, 30 * HOUR), { maxLength: 6 });
const counted = (records: Timed[]) => records.map((record) => JSON.stringify(record)).sort();
const rows = (table: "reading_batch" | "reading_day", id: number) =>
  db.read.selectFrom(table).selectAll().where("client_id", "=", id).execute();

it("packs days without changing a reading, an hour, a cut period or a rebuild, also when batches come late", async () => {
  await fc.assert(
    fc.asyncProperty(
      batches,
      batches,
      fc.integer({ min: MOMENT - DAY, max: NOW }),
      fc.integer({ min: 1, max: 5 * DAY }),
      async (first, late, start, length) => {
        const client = { id: await newClient(db), timeZone: "Europe/Ljubljana", seenFrom: null };
        const period = { start, end: start + length };
        const cut = async () => {
          for await (const { hours } of periodHours(db.read, [client], period, "histogram")) return hours;
          throw new Error("A client has no hours.");
        };
        const whole = { start: 0, end: NOW + 2 * DAY };
        const all = [
          ...first.map((batch, index) => ({ batch, id: `first ${index}` })),
          ...late.map((batch, index) => ({ batch, id: `late ${index}` })),
        ];
        for (const { id, batch } of all.slice(0, first.length)) await send(db, client, id, batch, NOW);
        await compact(db, context(), 0);
        for (const { id, batch } of all.slice(first.length)) await send(db, client, id, batch, NOW);
        const before = [
          counted(await allRecords(db, client.id, whole)),
          await hoursOf(db, client.id),
          await cut(),
        ];
        await compact(db, context(), 0);
        const records = await allRecords(db, client.id, whole);
        expect([counted(records), await hoursOf(db, client.id), await cut()]).toEqual(before);
        const times = records.map(timeOf);
        expect(times).toEqual([...times].sort((one, other) => one - other));
        for (const { id, batch } of all)
          expect(await send(db, client, id, batch, NOW)).toBe(
            batch.readings.length + (batch.intervals?.length ?? 0),
          );
        await transactClients(db.write, (tx) => rebuildHours(tx, client.id, "Asia/Kolkata"));
        await transactClients(db.write, (tx) => rebuildHours(tx, client.id, client.timeZone));
        expect(await hoursOf(db, client.id)).toEqual(before[1]);
        for (const { from_time } of await rows("reading_batch", client.id))
          expect(from_time).toBeGreaterThanOrEqual(NOW - 2 * DAY - DAY);
      },
    ),
    { numRuns: cases(8), endOnFailure: true },
  );
}, 300_000);

const minutes = (day: number, count: number, readings = 5) =>
  Array.from({ length: count }, (_, index) => {
    const from = day + Math.floor((index * DAY) / count);
    return {
      from,
      to: day + Math.floor(((index + 1) * DAY) / count),
      readings: Array.from({ length: readings }, (_, second) => ({
        timestamp: from + second,
        speed: 40 + second,
      })),
    };
  });

it("packs a dense day in steps and segments into one row, and reads an hour of it", async () => {
  const client = { id: await newClient(db), timeZone: "UTC" };
  const day = Math.floor((NOW - 5 * DAY) / DAY) * DAY;
  await transactClients(db.write, async (tx) => {
    for (const [index, batch] of minutes(day, 650, 10).entries()) {
      const sorted = sortBatch({ batchId: `${index}`, ...batch }, NOW, false);
      await storeBatch(tx, client, `${index}`, sorted);
    }
  });
  await compact(db, context(), 0);
  expect(await rows("reading_batch", client.id)).toEqual([]);
  expect(await rows("reading_day", client.id)).toMatchObject([
    { day, reading_count: 6500, from_time: day, to_time: day + DAY },
  ]);
  expect(await allReadings(db, client.id, { start: day, end: day + DAY })).toHaveLength(6500);
  const noon = { start: day + 43_000, end: day + 44_000 };
  const inHour = (await allReadings(db, client.id, { start: day, end: day + DAY })).filter(
    ({ timestamp }) => timestamp >= noon.start && timestamp < noon.end,
  );
  expect(await allReadings(db, client.id, noon)).toEqual(inHour);
  expect(
    await send(db, client, "77", minutes(day, 650, 10)[77] ?? { from: 0, to: 0, readings: [] }, NOW),
  ).toBe(10);
}, 60_000);

it("loses and doubles nothing where two pack the same day, or a batch comes in between", async () => {
  const client = { id: await newClient(db), timeZone: "UTC" };
  const day = Math.floor((NOW - 5 * DAY) / DAY) * DAY;
  const some = minutes(day, 40);
  for (const [index, batch] of some.entries()) await send(db, client, `${index}`, batch, NOW);
  const breathe = async () => undefined;
  const late = { from: day, to: day + 60, readings: [{ timestamp: day + 30, speed: 99 }] };
  await Promise.all([
    compactDay(db, client.id, day, breathe),
    compactDay(db, client.id, day, breathe),
    send(db, client, "late", late, NOW),
  ]);
  await compact(db, context(), 0);
  const period = { start: day, end: day + DAY };
  expect(await allReadings(db, client.id, period)).toHaveLength(201);
  expect(await rows("reading_batch", client.id)).toEqual([]);
});
