import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ascending, batches, border, MOMENTS, ZONES } from "../../test/arbitraryBatches.js";
import { makeMoves, moves, partsAt } from "../../test/arbitraryMoves.js";
import { cases } from "../../test/cases.js";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import type { RawBatch } from "../../test/naiveHours.js";
import { type NaiveSpeeds, naivePercentile, passedIn, type SentInterval } from "../../test/naiveIntervals.js";
import { isVehicle, speedsOf } from "../../test/naiveStatistics.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import type { Interval } from "../measurements/intervals.js";

const HOUR = 3600;
const QUARTER = 900;
const BORDERS = [10, 30, 50, 70];

let platform: TestPlatform;
let admin: Headers;
const groupOfZone = new Map<string, number>();

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  for (const zone of ZONES) groupOfZone.set(zone, await addGroup(platform, admin, zone, zone));
});
afterAll(() => platform.stop());

interface Figures {
  total_vehicles: number;
  percentile: (number | null)[];
  estimates: string[];
  completeness: { covered_seconds: number };
  vehicles_per_day: { time: number; value: number | null }[];
}

const ask = (id: number, start: number, end: number) =>
  platform.ok<Figures>(
    "GET",
    `/measurement?clientId=${id}&type=ALL&startTimestamp=${start}&endTimestamp=${end}`,
    admin,
  );

const sendCounted = (client: TestClient, intervals: SentInterval[]) =>
  Promise.all(
    intervals.map((interval, index) =>
      platform.ok("POST", "/device/measurements", client.device, {
        batchId: `counted ${index} ${interval.from}`,
        from: interval.from,
        to: interval.to,
        intervals: [interval],
      }),
    ),
  );

/** Intervals of one device, one after the other: quarters, hours, and odd ones. */
const counted = (moment: number): fc.Arbitrary<SentInterval[]> =>
  fc
    .record({
      offset: fc.constantFrom(0, 0, 450, 1),
      steps: fc.array(
        fc.record({
          gap: fc.constantFrom(0, 0, 0, QUARTER, HOUR, 137),
          seconds: fc.constantFrom(QUARTER, QUARTER, HOUR, HOUR, 2 * HOUR, 300, 5000, 7 * HOUR),
          counts: fc.array(fc.nat({ max: 30 }), { minLength: 4, maxLength: 4 }),
          untold: fc.constantFrom(0, 0, 3),
        }),
        { maxLength: 20 },
      ),
    })
    .map(({ offset, steps }) => {
      let from = moment - 20 * HOUR + offset;
      return steps.map(({ gap, seconds, counts, untold }): SentInterval => {
        from += gap;
        const count = counts.reduce((sum, one) => sum + one, untold);
        const interval = { from, to: from + seconds, count, speeds: { borders: BORDERS, counts } };
        from = interval.to;
        return interval;
      });
    });

const sent = (moment: number) => fc.record({ batches: batches(moment), counted: counted(moment) });
const history = fc.constantFrom(...MOMENTS).chain((moment) =>
  fc.record({
    zone: fc.constantFrom(...ZONES),
    sent: fc.tuple(sent(moment), sent(moment)),
    moves: moves(moment),
    borders: fc.uniqueArray(border(moment), { minLength: 2, maxLength: 2 }),
  }),
);
interface Sent {
  batches: RawBatch[];
  counted: SentInterval[];
}

/** What a device measured in some parts of its time: vehicles, and their speeds where they are told. */
function measuredIn({ batches: some, counted: intervals }: Sent, parts: readonly Interval[]) {
  const readings = some
    .flatMap((batch) => batch.readings)
    .filter(({ timestamp }) => parts.some(({ from, to }) => timestamp >= from && timestamp < to));
  const pieces = intervals.flatMap((interval) => parts.map((part) => ({ interval, part })));
  const classes = pieces.flatMap(({ interval, part }) =>
    (interval.speeds?.counts ?? []).map((count, index) => ({
      from: BORDERS[index] ?? 0,
      to: BORDERS[index + 1] ?? Number.POSITIVE_INFINITY,
      count: passedIn(interval, count, part),
    })),
  );
  const numbers = pieces.map(({ interval, part }) => passedIn(interval, interval.count, part));
  const reachesOver = pieces.some(
    ({ interval, part }) =>
      [part.from, part.to].some((at) => interval.from < at && at < interval.to) &&
      interval.from < part.to &&
      interval.to > part.from,
  );
  const vehicles = numbers.reduce((sum, one) => sum + one, readings.filter(isVehicle).length);
  return { vehicles, speeds: { singles: speedsOf(readings), classes }, reachesOver };
}

it("gives each place of counted intervals the part of its time, and says that what a border cuts is an estimate", async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ zone, sent: all, moves: told, borders }) => {
      const groupId = groupOfZone.get(zone);
      const devices = [await addClient(platform, admin, groupId), await addClient(platform, admin, groupId)];
      for (const [index, client] of devices.entries()) {
        for (const [number, batch] of (all[index]?.batches ?? []).entries())
          await platform.ok("POST", "/device/measurements", client.device, {
            batchId: `${number}`,
            ...batch,
          });
        await sendCounted(client, all[index]?.counted ?? []);
      }
      const { placeIds, stays } = await makeMoves(platform, admin, devices, told);
      const period = ascending(borders);
      const { start, end } = period;
      const check = async (id: number, partsOf: (index: number) => readonly Interval[]) => {
        const own = all.map((one, index) => measuredIn(one, partsOf(index)));
        const answer = await ask(id, start, end);
        const speeds: NaiveSpeeds = {
          singles: own.flatMap((one) => one.speeds.singles),
          classes: own.flatMap((one) => one.speeds.classes),
        };
        const vehicles = own.reduce((sum, one) => sum + one.vehicles, 0);
        expect(answer.total_vehicles).toBe(vehicles);
        for (const percent of [50, 85])
          expect([percent, answer.percentile[percent]]).toEqual([percent, naivePercentile(speeds, percent)]);
        if (own.some(({ reachesOver }) => reachesOver))
          expect(answer.estimates).toEqual(expect.arrayContaining(["total_vehicles", "total_measurements"]));
        return answer.total_vehicles;
      };
      let [ofPlaces, ofDevices] = [0, 0];
      for (const id of placeIds)
        ofPlaces += await check(id, (index) => partsAt(stays[index] ?? [], id, period));
      for (const [index, { id }] of devices.entries()) {
        ofDevices += await check(id, (other) => (other === index ? [{ from: start, to: end }] : []));
        for (const { from, to } of partsAt(stays[index] ?? [], null, period))
          ofPlaces += (await ask(id, from, to)).total_vehicles;
      }
      expect(ofPlaces).toBe(ofDevices);
    }),
    { numRuns: cases(20) },
  );
}, 240_000);

describe("an interval over a border", () => {
  const NOON = START - 13 * HOUR;
  const period = [NOON - 10 * HOUR, NOON + 10 * HOUR] as const;
  /** A device of counted intervals that moves at an instant. @returns it, and its places in order */
  async function moving(intervals: SentInterval[], at: number) {
    const client = await addClient(platform, admin, groupOfZone.get("Europe/Ljubljana"));
    await sendCounted(client, intervals);
    const { stays } = await platform.ok<{ stays: { placeId: number }[] }>("PUT", "/client/stay", admin, {
      clientId: client.id,
      newPlace: { metaData: {} },
      from: at,
    });
    return { client, places: stays.map(({ placeId }) => placeId) };
  }
  const interval = (from: number, to: number, count: number): SentInterval => ({ from, to, count });
  const answers = (places: number[]) => Promise.all(places.map((id) => ask(id, ...period)));
  const NAMED = ["total_vehicles", "total_measurements", "vehicles_per_day", "dailyTable"];

  it("is on both sides by its time, and an estimate, in the midst of a period too", async () => {
    const { client, places } = await moving([interval(NOON, NOON + HOUR, 60)], NOON + QUARTER);
    const both = await answers(places);
    expect(both.map(({ total_vehicles }) => total_vehicles)).toEqual([15, 45]);
    expect(both.map(({ completeness }) => completeness.covered_seconds)).toEqual([QUARTER, 3 * QUARTER]);
    for (const { estimates } of both) expect(estimates).toEqual(expect.arrayContaining(NAMED));
    const whole = await ask(client.id, ...period);
    expect(whole).toMatchObject({ total_vehicles: 60, estimates: [] });
  });

  it("is one also where the border is that of an hour", async () => {
    const { places } = await moving([interval(NOON - HOUR, NOON + HOUR, 60)], NOON);
    const both = await answers(places);
    expect(both.map(({ total_vehicles }) => total_vehicles)).toEqual([30, 30]);
    for (const { estimates } of both) expect(estimates).toEqual(expect.arrayContaining(NAMED));
  });

  it("leaves quarters that it does not cut exact on both sides", async () => {
    const quarters = [0, 1, 2, 3].map((index) =>
      interval(NOON + index * QUARTER, NOON + (index + 1) * QUARTER, 10 + index),
    );
    const { places } = await moving(quarters, NOON + 2 * QUARTER);
    const both = await answers(places);
    expect(both.map(({ total_vehicles, estimates }) => [total_vehicles, estimates])).toEqual([
      [21, []],
      [25, []],
    ]);
  });

  it("is none where it lies whole on one side, over however many hours", async () => {
    const { places } = await moving([interval(NOON, NOON + 3 * HOUR, 90)], NOON + 5 * HOUR);
    const [first] = await answers(places);
    expect(first?.total_vehicles).toBe(90);
    expect(first?.estimates).toEqual(expect.not.arrayContaining(NAMED));
    expect(first?.estimates).not.toContain("total_vehicles");
  });
});
