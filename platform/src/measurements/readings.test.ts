import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { allReadings, batchBetween, newClient, send } from "../../test/readings.js";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { DAY, HOUR } from "../time/clock.js";
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

const batch = batchBetween(MOMENT - 6 * DAY, MOMENT + 6 * DAY, 48 * HOUR);

it("gives out every reading of a period once, in order of time, however batches overlap", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(batch, { maxLength: 40 }),
      fc.integer({ min: MOMENT - 8 * DAY, max: MOMENT + 8 * DAY }),
      fc.integer({ min: 1, max: 12 * DAY }),
      async (batches, start, length) => {
        const client = { id: await newClient(db), timeZone: "UTC" };
        for (const [index, sent] of batches.entries()) await send(db, client, `${index}`, sent, NOW);
        const end = start + length;
        const found = await allReadings(db, client.id, { start, end });
        const times = found.map(({ timestamp }) => timestamp);
        expect(times).toEqual([...times].sort((one, other) => one - other));
        const expected = batches
          .flatMap(({ readings }) => readings)
          .filter(({ timestamp }) => timestamp >= start && timestamp < end);
        const shown = (list: { timestamp: number; speed?: number | null }[]) =>
          list.map(({ timestamp, speed }) => `${timestamp} ${speed ?? "none"}`).sort();
        expect(shown(found)).toEqual(shown(expected));
      },
    ),
    { numRuns: cases(40), endOnFailure: true },
  );
}, 60_000);

it("gives out many at once in chunks of a few thousand", async () => {
  const client = { id: await newClient(db), timeZone: "UTC" };
  const readings = Array.from({ length: 9000 }, (_, index) => ({
    timestamp: MOMENT + (index % 3600),
    speed: 50,
  }));
  await send(db, client, "dense", { from: MOMENT, to: MOMENT + HOUR, readings }, NOW);
  await send(
    db,
    client,
    "overlapping",
    { from: MOMENT + 1, to: MOMENT + HOUR, readings: readings.slice(1, 100) },
    NOW,
  );
  const sizes: number[] = [];
  for await (const chunk of readingsOf(
    db.read,
    { ...client, seenFrom: null },
    { start: MOMENT, end: MOMENT + DAY },
  ))
    sizes.push(chunk.length);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(9099);
  expect(Math.max(...sizes)).toBe(4096);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
});
