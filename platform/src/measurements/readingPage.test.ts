import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { batchBetween, newClient, send } from "../../test/readings.js";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { compactDay } from "../storage/compaction.store.js";
import { DAY, HOUR } from "../time/clock.js";
import type { Period } from "./periodHour.js";
import type { Reading } from "./reading.js";
import { pageOfReadings } from "./readingPage.store.js";

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

const textOf = ({ timestamp, kind, direction, speed, length, samples }: Reading) =>
  [timestamp, kind, direction, speed ?? -1, length ?? -1, samples].join(" ");

const batches = fc.array(batchBetween(MOMENT - 3 * DAY, MOMENT + 3 * DAY, 48 * HOUR), { maxLength: 12 });
/** Few speeds within few seconds, so that many readings are equal. */
const alike = fc.array(batchBetween(MOMENT, MOMENT + 2, 2), { maxLength: 6 });

/** Every page of a period; `between` runs after each. */
async function allPages(clientId: number, period: Period, limit: number, between: () => Promise<void>) {
  const pages: Reading[][] = [];
  let cursor: string | undefined;
  do {
    const page = await pageOfReadings(db.read, { id: clientId, seenFrom: null }, period, { limit, cursor });
    pages.push(page.rows);
    cursor = page.next ?? undefined;
    if (cursor !== undefined) await between();
  } while (cursor !== undefined);
  return pages;
}

/** Packs the existing days. */
async function pack(clientId: number): Promise<void> {
  for (let day = Math.floor(MOMENT / DAY) * DAY - 5 * DAY; day < MOMENT + 5 * DAY; day += DAY)
    await compactDay(db, clientId, day, async () => undefined);
}

it("gives out each reading of a period once, oldest first, whatever is packed meanwhile, and counts them", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(batches, alike),
      fc.integer({ min: MOMENT - 4 * DAY, max: MOMENT + 4 * DAY }),
      fc.integer({ min: 1, max: 9 * DAY }),
      fc.integer({ min: 1, max: 25 }),
      fc.boolean(),
      async (sent, start, length, limit, packs) => {
        const client = { id: await newClient(db), timeZone: "UTC" };
        for (const [index, batch] of sent.entries()) await send(db, client, `${index}`, batch, NOW);
        const period = { start, end: start + length };
        const pages = await allPages(client.id, period, limit, () =>
          packs ? pack(client.id) : Promise.resolve(),
        );
        const found = pages.flat();
        const expected = sent
          .flatMap(({ readings }) => readings)
          .filter(({ timestamp }) => timestamp >= start && timestamp < period.end);
        expect(found.map(({ timestamp }) => timestamp)).toEqual(
          expected.map(({ timestamp }) => timestamp).sort((one, other) => one - other),
        );
        const whole = await pageOfReadings(db.read, { ...client, seenFrom: null }, period, {
          limit: 1000,
          count: "true",
        });
        expect(found.map(textOf)).toEqual(whole.rows.map(textOf));
        expect(whole.total).toBe(expected.length);
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
      },
    ),
    { numRuns: cases(60), endOnFailure: true },
  );
}, 120_000);

it("leaves nothing out and repeats nothing where readings come in between", async () => {
  await fc.assert(
    fc.asyncProperty(alike, alike, fc.integer({ min: 1, max: 5 }), async (first, later, limit) => {
      const client = { id: await newClient(db), timeZone: "UTC" };
      const period = { start: MOMENT - HOUR, end: MOMENT + HOUR };
      for (const [index, batch] of first.entries()) await send(db, client, `${index}`, batch, NOW);
      const before = await pageOfReadings(db.read, { ...client, seenFrom: null }, period, { limit: 1000 });
      let came = 0;
      const pages = await allPages(client.id, period, limit, async () => {
        const batch = later[came];
        if (batch) await send(db, client, `later ${came}`, batch, NOW);
        came += 1;
      });
      const after = await pageOfReadings(db.read, { ...client, seenFrom: null }, period, { limit: 1000 });
      const found = pages.flat().map(textOf);
      const missing = before.rows.map(textOf);
      for (const text of found) if (missing.includes(text)) missing.splice(missing.indexOf(text), 1);
      expect(missing).toEqual([]);
      const extra = [...found];
      for (const text of after.rows.map(textOf))
        if (extra.includes(text)) extra.splice(extra.indexOf(text), 1);
      expect(extra).toEqual([]);
    }),
    { numRuns: cases(80), endOnFailure: true },
  );
}, 120_000);

it("reads dense traffic by the hour", async () => {
  const client = { id: await newClient(db), timeZone: "UTC" };
  for (let hour = 0; hour < 24; hour += 1) {
    const from = MOMENT + hour * HOUR;
    const readings = Array.from({ length: 1000 }, (_, index) => ({ timestamp: from + index, speed: 50 }));
    await send(db, client, `hour ${hour}`, { from, to: from + HOUR, readings }, NOW);
  }
  const period = { start: MOMENT, end: MOMENT + DAY };
  const answered: number[] = [];
  const page = await pageOfReadings(noting(answered), { ...client, seenFrom: null }, period, { limit: 1000 });
  expect(page.rows).toHaveLength(1000);
  // Where tables are dealt out, exclusions are asked for by themselves: there are none.
  expect(answered.filter((rows) => rows > 0)).toEqual([1, 2]);
});

/** The database, recording the number of rows of each answer. */
function noting(answered: number[]): Databases["read"] {
  return db.read.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answered.push(result.rows.length);
      return result;
    },
  });
}
