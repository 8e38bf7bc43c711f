import { afterEach, beforeEach, expect, it } from "@jest/globals";
import fc from "fast-check";
import { newClient, send } from "../../test/readings.js";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { transactClients } from "../db/transact.js";
import type { Interval } from "../measurements/intervals.js";
import { periodHours } from "../measurements/period.store.js";
import { ownStretch, type Stretch } from "../measurements/stretch.js";
import { tallyPeriod } from "../measurements/tally.rules.js";
import { deleteOld } from "../storage/retention.js";
import { type Stay, withStay } from "./stays.rules.js";
import { writeStays } from "./stays.store.js";

/** 2026-11-15 00:00 UTC. */
const NOW = 1_794_700_800;
const [HOUR, DAY] = [3600, 86_400];
const START = NOW - 90 * DAY;

let database: TestDatabase;
let db: Databases;
/** Places are rows of `client`. */
let places: [number, number];

beforeEach(async () => {
  database = await newTestDatabase();
  db = await openDatabases(database);
  places = [await newClient(db), await newClient(db)];
});
afterEach(async () => {
  await db.close();
  await database.drop();
});

const instant = fc.integer({ min: START, max: START + 6 * HOUR });
const batches = fc.array(fc.record({ from: instant, length: fc.integer({ min: 60, max: 5000 }) }), {
  minLength: 1,
  maxLength: 5,
});
const moves = fc.array(
  fc.record({
    place: fc.constantFrom(null, 0, 1),
    from: instant,
    length: fc.integer({ min: 60, max: 9000 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const period = fc
  .uniqueArray(instant, { minLength: 2, maxLength: 2 })
  .map((borders) => [...borders].sort((one, other) => one - other));

type Move = { place: number | null; from: number; length: number };
const placeIdOf = (place: number | null) => (place === null ? null : (places[place] ?? null));
const after = (stays: Stay[], list: Move[]): Stay[] =>
  list.reduce(
    (all, { place, from, length }) => withStay(all, { placeId: placeIdOf(place), from, to: from + length }),
    stays,
  );
const fromHome = (list: Move[]): Stay[] =>
  after(withStay([], { placeId: places[0], from: 0, to: null }), list);

it.each([
  ["exactly", false],
  ["whole, where single readings are deleted,", true],
])(
  "deals out every cut hour %s to places and the store",
  async (_, isOld) => {
    const questions = fc.record({ batches, moves, period });
    await fc.assert(
      fc.asyncProperty(questions, async ({ batches: sent, moves: list, period: [from = 0, to = 0] }) => {
        const client = { id: await newClient(db), timeZone: "UTC", seenFrom: null };
        await sendApart(client, sent);
        if (isOld) await deleteReadings();
        await expectDealtOut(client, fromHome(list), { from, to });
      }),
      { numRuns: 60 },
    );
  },
  240_000,
);

it("keeps both sides of a move that was told before single readings are deleted", async () => {
  const questions = fc.record({ batches, moves, late: fc.option(batches), corrections: moves, period });
  await fc.assert(
    fc.asyncProperty(
      questions,
      async ({ batches: sent, moves: list, late, corrections, period: [from = 0, to = 0] }) => {
        await db.write.deleteFrom("retention").execute();
        const client = { id: await newClient(db), timeZone: "UTC", seenFrom: null };
        await sendApart(client, sent);
        const stays = fromHome(list);
        await transactClients(db.write, (tx) => writeStays(tx, client, stays, NOW));
        if (late) await sendApart(client, late, "late");
        const hours = { from: from - (from % HOUR), to: to - (to % HOUR) + HOUR };
        const exact = await figuresAt(client, stays, hours);
        await deleteReadings();
        expect(await figuresAt(client, stays, hours)).toEqual(exact);
        await expectDealtOut(client, stays, { from, to });
        const corrected = after(stays, corrections);
        await transactClients(db.write, (tx) => writeStays(tx, client, corrected, NOW));
        await expectDealtOut(client, corrected, { from, to });
        await expectDealtOut(client, corrected, hours);
      },
    ),
    { numRuns: 60 },
  );
}, 240_000);

interface Device {
  id: number;
  timeZone: string;
  seenFrom: null;
}

async function sendApart(client: Device, sent: { from: number; length: number }[], name = ""): Promise<void> {
  for (const [index, { from, length }] of sent.entries()) {
    const readings = [0, 0.3, 0.5, 0.9].map((share) => ({
      timestamp: from + Math.floor(share * length),
      speed: 40 + 10 * share,
    }));
    await send(db, client, `${name}${index}`, { from, to: from + length, readings }, NOW);
  }
}

const deleteReadings = () =>
  deleteOld(
    db,
    { now: NOW, signal: new AbortController().signal },
    { readings: NOW - 30 * DAY, diagnostics: 0 },
  );

/** The device's own figures are those of its places and of the store together. */
async function expectDealtOut(client: Device, stays: Stay[], span: Interval): Promise<void> {
  const own = await sumsOf(client, [ownStretch(client.id, null)], span);
  const parts = await figuresAt(client, stays, span);
  const total = parts.reduce((sum, part) => sum.map((value, index) => value + (part[index] ?? 0)));
  expect(total).toEqual(own);
}

const figuresAt = (client: Device, stays: Stay[], span: Interval) =>
  Promise.all(
    [...places, null].map((placeId) => sumsOf(client, stretchesAt(client.id, stays, placeId), span)),
  );

function stretchesAt(clientId: number, stays: Stay[], placeId: number | null): Stretch[] {
  return stays
    .filter((stay) => stay.placeId === placeId)
    .map(({ from, to }) => ({
      clientId,
      from,
      to,
      stay: { from, to },
      hidesBefore: false,
      hidesAfter: false,
    }));
}

async function sumsOf(client: Device, stretches: Stretch[], { from, to }: Interval): Promise<number[]> {
  const asked = { start: from, end: to };
  for await (const { client: _, ...measured } of periodHours(
    db.read,
    [{ ...client, stretches }],
    asked,
    "histogram",
  )) {
    const { vehicles, samples, coveredSeconds } = tallyPeriod(measured, null);
    return [vehicles, samples, coveredSeconds];
  }
  throw new Error("There are no hours.");
}
