import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ascending, batches, border, MOMENTS, ZONES } from "../../test/arbitraryBatches.js";
import { addClient, addGroup } from "../../test/devices.js";
import type { RawBatch } from "../../test/naiveHours.js";
import { naiveStatistics } from "../../test/naiveStatistics.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { EVER } from "../measurements/intervals.js";
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
