import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ascending, batches, border, MOMENTS } from "../../test/arbitraryBatches.js";
import { cases } from "../../test/cases.js";
import { naiveFleet } from "../../test/naiveFleet.js";
import { newClient, send } from "../../test/readings.js";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { WHOLE_HOUR } from "../measurements/storedHours.store.js";
import { DAY, HOUR } from "../time/clock.js";
import { readFleetCompleteness } from "./completeness.store.js";

const LJUBLJANA = "Europe/Ljubljana";
const utc = (text: string) => Date.parse(`${text}Z`) / 1000;

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

interface Heard {
  timeZone: string;
  batches: { from: number; to: number }[];
}

/** The clients of the fleet, and no others. Their batches come in the given order. */
async function makeFleet(fleet: Heard[], now: number): Promise<number[]> {
  await db.write.deleteFrom("client").execute();
  const ids = [];
  for (const { timeZone, batches: all } of fleet) {
    const id = await newClient(db);
    ids.push(id);
    for (const [index, { from, to }] of all.entries())
      await send(db, { id, timeZone }, `${index}`, { from, to, readings: [] }, now);
  }
  return ids;
}

it("is what walking through every second finds, whatever the clock does and however late batches come", async () => {
  const question = fc.constantFrom(...MOMENTS).chain((moment) =>
    fc.record({
      moment: fc.constant(moment),
      // Hours of zones with an offset of half an hour cross the midnights of Ljubljana.
      fleet: fc.array(
        fc.record({ timeZone: fc.constantFrom(LJUBLJANA, "Asia/Kolkata"), batches: batches(moment) }),
        { maxLength: 3 },
      ),
      borders: fc.uniqueArray(border(moment), { minLength: 2, maxLength: 2 }),
      now: border(moment),
    }),
  );
  await fc.assert(
    fc.asyncProperty(question, async ({ moment, fleet, borders, now }) => {
      const ids = await makeFleet(fleet, moment + 5 * DAY);
      const clients = fleet.map((one, index) => ({ id: ids[index] ?? 0, batches: one.batches }));
      const period = ascending(borders);
      const { days, clients: each } = await readFleetCompleteness(db.read, period, now);
      expect({ days, clients: each }).toEqual(naiveFleet(clients, LJUBLJANA, period, now));
    }),
    { numRuns: cases(40), endOnFailure: true },
  );
}, 120_000);

it("expects a device from its first second on, in days of 23 and 25 hours, and not ahead", async () => {
  const [spring, autumn] = [utc("2026-03-27T23:00"), utc("2026-10-23T22:00")];
  const noon = spring + 12 * HOUR;
  const long = autumn + DAY;
  const heard = [
    { from: spring + 23 * HOUR, to: spring + 25 * HOUR },
    { from: noon, to: noon + 60 },
    // In the twenty-fifth hour of its day.
    { from: long + 24 * HOUR + 60, to: long + 24 * HOUR + 90 },
  ];
  await makeFleet([{ timeZone: LJUBLJANA, batches: heard }], long + 3 * DAY);
  const of = (start: number, end: number, now: number) =>
    readFleetCompleteness(db.read, { start, end }, now).then(({ days }) =>
      days.map(({ expectedSeconds, coveredSeconds, clients }) => [expectedSeconds, coveredSeconds, clients]),
    );
  const days = await of(spring, spring + 3 * DAY - HOUR, autumn);
  expect(days).toEqual([
    [12 * HOUR, HOUR + 60, 1],
    [23 * HOUR, HOUR, 1],
    [DAY, 0, 1],
  ]);
  expect(await of(spring, spring + 2 * DAY - HOUR, noon + 30)).toEqual([
    [30, 30, 1],
    [0, 0, 0],
  ]);
  expect(await of(long, long + 2 * DAY + HOUR, long + 5 * DAY)).toEqual([
    [25 * HOUR, 30, 1],
    [DAY, 0, 1],
  ]);
  const before = await readFleetCompleteness(db.read, { start: spring - DAY, end: noon }, autumn);
  expect(before.clients).toEqual([]);
});

it("lists more clients than it reads at once, and none that never covered anything", async () => {
  const start = utc("2026-06-01T22:00");
  await db.write.deleteFrom("client").execute();
  const rows = Array.from({ length: 450 }, (_, index) => ({
    guid: `many ${index}`,
    vision_type: 0,
    meta_data: "{}",
    create_date: 0,
  }));
  const ids = await db.write.insertInto("client").values(rows).returning("id").execute();
  const [some, silent] = [ids.slice(0, 440), ids.slice(440)];
  await db.write
    .insertInto("reading_hour")
    .values(
      some.map(({ id }) => ({
        client_id: id,
        hour_start: start,
        speeds: new Uint8Array(),
        histogram: new Uint8Array(),
        coverage: WHOLE_HOUR,
      })),
    )
    .execute();
  const { days, clients } = await readFleetCompleteness(
    db.read,
    { start, end: start + DAY },
    start + 2 * DAY,
  );
  expect(days).toMatchObject([{ clients: 440, coveredSeconds: 440 * HOUR, expectedSeconds: 440 * DAY }]);
  expect(clients.map(({ clientId }) => clientId)).toEqual(some.map(({ id }) => id));
  expect(silent).toHaveLength(10);
});
