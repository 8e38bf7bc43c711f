import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ascending, batches, border, MOMENTS, ZONES } from "../../test/arbitraryBatches.js";
import { addClient, addGroup } from "../../test/devices.js";
import type { RawBatch } from "../../test/naiveHours.js";
import { naiveStatistics } from "../../test/naiveStatistics.js";
import { newClient, send } from "../../test/readings.js";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { EVER } from "../measurements/intervals.js";
import { periodHours } from "../measurements/period.store.js";
import { ownStretch, type Stretch } from "../measurements/stretch.js";
import { tallyPeriod } from "../measurements/tally.rules.js";
import { deleteOld } from "../storage/retention.js";
import { type Stay, withStay } from "./stays.rules.js";

let platform: TestPlatform;
let admin: Headers;
const groupOfZone = new Map<string, number>();

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  for (const zone of ZONES) groupOfZone.set(zone, await addGroup(platform, admin, zone, zone));
});
afterAll(() => platform.stop());

const DEVICES = [0, 1] as const;
/** A street per device from the first day, and two more. */
const PLACES = ["home 0", "home 1", "second", "third"] as const;

const history = fc.constantFrom(...MOMENTS).chain((moment) =>
  fc.record({
    zone: fc.constantFrom(...ZONES),
    sent: fc.tuple(batches(moment), batches(moment)),
    moves: fc.array(
      fc.record({
        device: fc.constantFrom(...DEVICES),
        to: fc.constantFrom(...PLACES, null),
        borders: fc.uniqueArray(border(moment), { minLength: 2, maxLength: 2 }),
        lasts: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    borders: fc.uniqueArray(border(moment), { minLength: 2, maxLength: 2 }),
  }),
);

const clipped = (sent: RawBatch[], { from, to }: { from: number; to: number }): RawBatch[] =>
  sent.flatMap((batch) => {
    const part = { from: Math.max(batch.from, from), to: Math.min(batch.to, to) };
    const readings = batch.readings.filter(({ timestamp }) => timestamp >= from && timestamp < to);
    return part.from < part.to ? [{ ...part, readings }] : [];
  });

const countsOf = ({
  total_vehicles,
  total_measurements,
  completeness,
  average_speed,
  percentile,
}: Figures) => ({
  total_vehicles,
  total_measurements,
  completeness,
  average_speed: average_speed === null ? null : average_speed.toPrecision(9),
  percentile,
});
interface Figures {
  total_vehicles: number;
  total_measurements: number;
  completeness: object;
  average_speed: number | null;
  percentile: object;
  vehicles_by_hour?: object;
}

it("gives each place what its devices measured while they stood there, as computed independently", async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ zone, sent, moves, borders }) => {
      const groupId = groupOfZone.get(zone);
      const devices = [await addClient(platform, admin, groupId), await addClient(platform, admin, groupId)];
      for (const [index, client] of devices.entries())
        for (const [number, batch] of (sent[index] ?? []).entries())
          await platform.ok("POST", "/device/measurements", client.device, {
            batchId: `${number}`,
            ...batch,
          });
      const idOf = new Map<string, number>();
      const stays: Stay[][] = [[], []];
      for (const [index, client] of devices.entries()) {
        const { stays: first } = await moveTo(client.id, null, 1, 2);
        const home = first[0]?.placeId ?? 0;
        idOf.set(`home ${index}`, home);
        await moveTo(client.id, home, 1, 2);
        stays[index] = withStay([], { placeId: home, from: 0, to: null });
      }
      for (const { device, to, borders: some, lasts } of moves) {
        const { start, end } = ascending(some);
        const client = devices[device];
        if (!client) throw new Error("There is no such device.");
        const until = lasts ? null : end;
        const known = to === null ? null : idOf.get(to);
        const { stays: told } = await moveTo(client.id, known, start, until);
        const placeId = known === undefined ? placeAt(told, start) : known;
        if (to !== null && placeId !== null) idOf.set(to, placeId);
        stays[device] = withStay(stays[device] ?? [], { placeId, from: start, to: until });
        expect(told.map(({ placeId: at, from }) => [at, from ?? 0])).toEqual(
          stays[device]?.map(({ placeId: at, from }) => [at, from]),
        );
      }
      const { start, end } = ascending(borders);
      const period = { zone, start, end, previous: { start: start - (end - start), end: start }, limit: 50 };
      const ask = async (id: number) =>
        countsOf(
          await platform.ok<Figures>(
            "GET",
            `/measurement?clientId=${id}&type=ALL&startTimestamp=${start}&endTimestamp=${end}`,
            admin,
          ),
        );
      for (const [index, client] of devices.entries())
        expect(await ask(client.id)).toEqual(
          countsOf(naiveStatistics({ batches: sent[index] ?? [], ...period }) as unknown as Figures),
        );
      for (const [, id] of idOf) {
        const there = stays.flatMap((own, index) =>
          own.filter(({ placeId }) => placeId === id).flatMap((stay) => clipped(sent[index] ?? [], stay)),
        );
        expect(await ask(id)).toEqual(
          countsOf(naiveStatistics({ batches: there, ...period }) as unknown as Figures),
        );
      }
    }),
    { numRuns: 30 },
  );
}, 240_000);

interface Told {
  placeId: number | null;
  from: number | null;
  until: number | null;
}

const placeAt = (told: Told[], at: number) =>
  told.find(({ from, until }) => (from ?? 0) <= at && at < (until ?? EVER.to))?.placeId ?? null;

function moveTo(clientId: number, placeId: number | null | undefined, from: number, until: number | null) {
  const target = placeId === undefined ? { newPlace: { metaData: {} } } : { placeId };
  return platform.ok<{ stays: Told[] }>("PUT", "/client/stay", admin, { clientId, ...target, from, until });
}

/** 2026-11-15 00:00 UTC. */
const NOW = 1_794_700_800;
const DAY = 86_400;

it.each([
  ["exactly", false],
  ["whole, where single readings are deleted,", true],
])(
  "deals out every cut hour %s to places and the store",
  async (_, isOld) => {
    const place: TestDatabase = await newTestDatabase();
    const db = await openDatabases(place);
    const start = NOW - 90 * DAY;
    const instant = fc.integer({ min: start, max: start + 6 * 3600 });
    const questions = fc.record({
      batches: fc.array(fc.record({ from: instant, length: fc.integer({ min: 60, max: 5000 }) }), {
        minLength: 1,
        maxLength: 5,
      }),
      moves: fc.array(
        fc.record({
          placeId: fc.constantFrom(null, 1, 2),
          from: instant,
          length: fc.integer({ min: 60, max: 9000 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      period: fc.uniqueArray(instant, { minLength: 2, maxLength: 2 }),
    });
    try {
      await fc.assert(
        fc.asyncProperty(questions, async ({ batches: sent, moves, period }) => {
          const client = { id: await newClient(db), timeZone: "UTC", seenFrom: null };
          await sendApart(db, client, sent);
          if (isOld)
            await deleteOld(
              db,
              { now: NOW, signal: new AbortController().signal },
              { readings: NOW - 30 * DAY, diagnostics: 0 },
            );
          const stays = moves.reduce(
            (all, { placeId, from, length }) => withStay(all, { placeId, from, to: from + length }),
            withStay([], { placeId: 1, from: 0, to: null }),
          );
          const [from, to] = [...period].sort((one, other) => one - other);
          const own = await sumsOf(db, client, [ownStretch(client.id, null)], from, to);
          const parts = await Promise.all(
            [1, 2, null].map((placeId) =>
              sumsOf(db, client, stretchesAt(client.id, stays, placeId), from, to),
            ),
          );
          const total = parts.reduce((sum, part) => sum.map((value, index) => value + (part[index] ?? 0)));
          expect(total).toEqual(own);
        }),
        { numRuns: 60 },
      );
    } finally {
      await db.close();
      await place.drop();
    }
  },
  240_000,
);

async function sendApart(
  db: Databases,
  client: { id: number; timeZone: string },
  sent: { from: number; length: number }[],
): Promise<void> {
  for (const [index, { from, length }] of sent.entries()) {
    const readings = [0, 0.3, 0.5, 0.9].map((share) => ({
      timestamp: from + Math.floor(share * length),
      speed: 40 + 10 * share,
    }));
    await send(db, client, `${index}`, { from, to: from + length, readings }, NOW);
  }
}

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

async function sumsOf(
  db: Databases,
  client: { id: number; timeZone: string; seenFrom: null },
  stretches: Stretch[],
  start = 0,
  end = 0,
): Promise<number[]> {
  for await (const { client: _, ...measured } of periodHours(
    db.read,
    [{ ...client, stretches }],
    { start, end },
    "histogram",
  )) {
    const { vehicles, samples, coveredSeconds } = tallyPeriod(measured, null);
    return [vehicles, samples, coveredSeconds];
  }
  throw new Error("There are no hours.");
}
