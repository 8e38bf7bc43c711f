import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ascending, batches, border, MOMENTS, ZONES } from "../../test/arbitraryBatches.js";
import { makeMoves, moves, partsAt } from "../../test/arbitraryMoves.js";
import { addClient, addGroup } from "../../test/devices.js";
import type { RawBatch } from "../../test/naiveHours.js";
import { naiveStatistics } from "../../test/naiveStatistics.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let admin: Headers;
const groupOfZone = new Map<string, number>();

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  for (const zone of ZONES) groupOfZone.set(zone, await addGroup(platform, admin, zone, zone));
});
afterAll(() => platform.stop());

const history = fc.constantFrom(...MOMENTS).chain((moment) =>
  fc.record({
    zone: fc.constantFrom(...ZONES),
    sent: fc.tuple(batches(moment), batches(moment)),
    moves: moves(moment),
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

/** Numbers that add up: those of all, by speed and by kind. */
type Sums = Record<string, number>;

async function sumsOf(id: number, from: number, to: number): Promise<Sums> {
  const query = `clientId=${id}&type=ALL&startTimestamp=${from}&endTimestamp=${to}`;
  const told = await platform.ok<
    Record<"total_vehicles" | "total_measurements" | "zero_speed_count" | "histogram_above", number> & {
      histogram: { speed: number; vehicles: number; measurements: number }[];
      pedestrians: Record<"pedestrians" | "bycicles", { total_count: number }>;
    }
  >("GET", `/measurement?${query}`, admin);
  return {
    vehicles: told.total_vehicles,
    measurements: told.total_measurements,
    standing: told.zero_speed_count,
    above: told.histogram_above,
    pedestrians: told.pedestrians.pedestrians.total_count,
    bicycles: told.pedestrians.bycicles.total_count,
    ...Object.fromEntries(told.histogram.map(({ speed, vehicles }) => [`${speed} km/h`, vehicles])),
  };
}

/** What is 0 is as what is not told. */
function added(all: readonly Sums[]): Sums {
  const sums: Sums = {};
  for (const one of all)
    for (const [name, value] of Object.entries(one)) if (value !== 0) sums[name] = (sums[name] ?? 0) + value;
  return sums;
}

it("gives each place what its devices measured while they stood there, as computed independently, and all that the devices have with the store", async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ zone, sent, moves: told, borders }) => {
      const groupId = groupOfZone.get(zone);
      const devices = [await addClient(platform, admin, groupId), await addClient(platform, admin, groupId)];
      for (const [index, client] of devices.entries())
        for (const [number, batch] of (sent[index] ?? []).entries())
          await platform.ok("POST", "/device/measurements", client.device, {
            batchId: `${number}`,
            ...batch,
          });
      const { placeIds, stays } = await makeMoves(platform, admin, devices, told);
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
      for (const id of placeIds) {
        const there = stays.flatMap((own, index) =>
          own.filter(({ placeId }) => placeId === id).flatMap((stay) => clipped(sent[index] ?? [], stay)),
        );
        expect(await ask(id)).toEqual(
          countsOf(naiveStatistics({ batches: there, ...period }) as unknown as Figures),
        );
      }
      const inStore = devices.flatMap(({ id }, index) =>
        partsAt(stays[index] ?? [], null, { start, end }).map(({ from, to }) => sumsOf(id, from, to)),
      );
      const sum = async (all: Promise<Sums>[]) => added(await Promise.all(all));
      expect(await sum([...placeIds.map((id) => sumsOf(id, start, end)), ...inStore])).toEqual(
        await sum(devices.map(({ id }) => sumsOf(id, start, end))),
      );
    }),
    { numRuns: 30 },
  );
}, 240_000);
