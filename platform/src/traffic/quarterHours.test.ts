import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ascending, border, MOMENTS } from "../../test/arbitraryBatches.js";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR, MINUTE } from "../time/clock.js";

const QUARTER = 15 * MINUTE;

let platform: TestPlatform;
let admin: Headers;
let group: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  group = await addGroup(platform, admin, "Bled");
});
afterAll(() => platform.stop());

interface Answer {
  quarters: {
    time: number;
    vehicles: number | null;
    incoming: number | null;
    outgoing: number | null;
    lacks: string | null;
  }[];
  peak: { time: number; vehicles: number; factor: number; busiest_quarter: object } | null;
  peak_lacks: string | null;
}

const read = (client: Pick<TestClient, "id">, from: number, to: number) =>
  platform.ok<Answer>(
    "GET",
    `/measurement/quarter-hours?clientId=${client.id}&startTimestamp=${from}&endTimestamp=${to}`,
    admin,
  );
let batches = 0;
const send = (client: TestClient, batch: object) =>
  platform.ok("POST", "/device/measurements", client.device, { batchId: `batch ${++batches}`, ...batch });
const cars = (from: number, count: number, more: object = { speed: 50, direction: "incoming" }) =>
  Array.from({ length: count }, (_, at) => ({ timestamp: from + at, ...more }));

interface Batch {
  from: number;
  to: number;
  readings?: { timestamp: number; speed?: number; kind?: string; direction?: string }[];
  intervals?: { from: number; to: number; kind: string; count: number; direction?: string }[];
}

/** Counted second by second: what is known of each quarter of an hour, and the busiest four of them. */
function byHand(sent: Batch[], start: number, end: number): Answer {
  const quarters: Answer["quarters"] = [];
  for (let time = Math.floor(start / QUARTER) * QUARTER; time < end; time += QUARTER) {
    const heard = new Set<number>();
    let [all, incoming, outgoing, isSpread] = [0, 0, 0, false];
    const count = (direction: string | undefined, number: number) => {
      all += number;
      if (direction === "incoming") incoming += number;
      if (direction === "outgoing") outgoing += number;
    };
    for (const { from, to, readings, intervals = [] } of sent) {
      const covered = readings
        ? [{ from, to }]
        : intervals.filter(({ kind }) => kind === "vehicle").map((one) => ({ from: one.from, to: one.to }));
      for (const part of covered)
        for (let second = Math.max(part.from, time, start); second < Math.min(part.to, time + QUARTER, end); )
          heard.add(second++);
      for (const { timestamp, speed, kind, direction } of readings ?? []) {
        const isVehicle = (kind ?? "vehicle") === "vehicle" && (speed === undefined || Math.round(speed) > 0);
        const isIn = timestamp >= Math.max(start, time) && timestamp < Math.min(time + QUARTER, end);
        if (isVehicle && isIn) count(direction, 1);
      }
      for (const one of intervals) {
        const touches = one.from < Math.min(time + QUARTER, end) && one.to > Math.max(time, start);
        if (one.kind !== "vehicle" || !touches) continue;
        const isWithin = one.from >= Math.max(time, start) && one.to <= Math.min(time + QUARTER, end);
        if (isWithin) count(one.direction, one.count);
        else if (one.count > 0) isSpread = true;
      }
    }
    const isKnown = heard.size > 0 && !isSpread;
    const isTold = all === incoming + outgoing;
    quarters.push({
      time,
      vehicles: isKnown ? all : null,
      incoming: isKnown && isTold ? incoming : null,
      outgoing: isKnown && isTold ? outgoing : null,
      lacks: isSpread
        ? "longIntervals"
        : time < start || time + QUARTER > end
          ? "cut"
          : heard.size < QUARTER
            ? "notCovered"
            : null,
    });
  }
  const hours = quarters.flatMap((_, index) => {
    const hour = quarters.slice(index, index + 4);
    return hour.length === 4 && hour.every(({ lacks }) => lacks === null) ? [hour] : [];
  });
  const sum = (hour: typeof quarters, of: "vehicles" | "incoming" | "outgoing") =>
    hour.some((quarter) => quarter[of] === null)
      ? null
      : hour.reduce((total, quarter) => total + (quarter[of] ?? 0), 0);
  const most = Math.max(0, ...hours.map((hour) => sum(hour, "vehicles") ?? 0));
  const peak = most === 0 ? undefined : hours.find((hour) => sum(hour, "vehicles") === most);
  const busiest = peak && Math.max(...peak.map(({ vehicles }) => vehicles ?? 0));
  return {
    quarters,
    peak:
      peak === undefined || busiest === undefined
        ? null
        : ({
            time: peak[0]?.time ?? 0,
            vehicles: most,
            incoming: sum(peak, "incoming"),
            outgoing: sum(peak, "outgoing"),
            factor: most / (4 * busiest),
            busiest_quarter: {
              time: peak.find(({ vehicles }) => vehicles === busiest)?.time,
              vehicles: busiest,
            },
          } as Answer["peak"]),
    peak_lacks: peak ? null : hours.length > 0 ? "noVehicles" : "noWholeHour",
  };
}

const direction = fc.constantFrom("incoming", "outgoing", "outgoing", undefined);
const batch = (moment: number) =>
  fc
    .record({
      start: fc.integer({ min: -24, max: 24 }).map((quarters) => moment + quarters * QUARTER),
      shift: fc.constantFrom(0, 0, 0, 1, 400),
      quarters: fc.integer({ min: 1, max: 12 }),
      minutes: fc.constantFrom(null, null, 5, 15, 60),
      counts: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 36, maxLength: 36 }),
      shares: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { maxLength: 40 }),
      kind: fc.constantFrom("vehicle", "vehicle", "vehicle", "bicycle"),
      speed: fc.constantFrom(undefined, 0, 50),
      direction,
    })
    .map(({ start, shift, quarters, minutes, counts, shares, kind, ...rest }): Batch => {
      const from = start + shift;
      const to = from + quarters * QUARTER;
      const more = { ...(rest.direction && { direction: rest.direction }), kind };
      if (minutes === null)
        return {
          from,
          to,
          readings: shares.map((share) => ({
            timestamp: from + Math.floor(share * (to - from)),
            ...(rest.speed !== undefined && { speed: rest.speed }),
            ...more,
          })),
        };
      const length = minutes * MINUTE;
      const end = from + Math.max(1, Math.floor((to - from) / length)) * length;
      const intervals = Array.from({ length: Math.min(36, (end - from) / length) }, (_, at) => ({
        from: from + at * length,
        to: from + (at + 1) * length,
        count: counts[at] ?? 0,
        ...more,
      }));
      return { from, to: intervals.at(-1)?.to ?? to, intervals };
    });

const question = fc.constantFrom(...MOMENTS).chain((moment) =>
  fc.record({
    sent: fc.array(batch(moment), { maxLength: 6 }),
    borders: fc.uniqueArray(
      fc.oneof(
        border(moment),
        fc.integer({ min: -30, max: 30 }).map((quarters) => moment + quarters * QUARTER),
      ),
      { minLength: 2, maxLength: 2 },
    ),
  }),
);

it("equals a count second by second, of single vehicles and intervals of any length", async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ sent, borders }) => {
      const client = await addClient(platform, admin, group);
      for (const one of sent) await send(client, one);
      const { start, end } = ascending(borders);
      const answer = await read(client, start, end);
      const { quarters, peak, peak_lacks } = byHand(sent, start, end);
      expect(answer.quarters).toEqual(quarters);
      expect({ peak: answer.peak, peak_lacks: answer.peak_lacks }).toEqual({ peak, peak_lacks });
    }),
    { numRuns: 100 },
  );
}, 60_000);

it("finds a peak that no hour of the clock shows", async () => {
  const client = await addClient(platform, admin, group);
  const seven = START - DAY + 7 * HOUR;
  const vehicles = [10, 20, 50, 60, 40, 30, 10, 0].flatMap((count, quarter) =>
    cars(seven + quarter * QUARTER, count),
  );
  await send(client, { from: seven, to: seven + 2 * HOUR, readings: vehicles });
  const { peak } = await read(client, seven, seven + 2 * HOUR);
  expect(peak).toEqual({
    time: seven + 2 * QUARTER,
    vehicles: 180,
    incoming: 180,
    outgoing: 0,
    factor: 180 / (4 * 60),
    busiest_quarter: { time: seven + 3 * QUARTER, vehicles: 60 },
  });
});

it("tells a quarter of an hour without vehicles from one that nothing was heard of", async () => {
  const client = await addClient(platform, admin, group);
  const noon = START - DAY + 12 * HOUR;
  await send(client, { from: noon, to: noon + QUARTER, readings: [] });
  const { quarters, peak, peak_lacks } = await read(client, noon, noon + 2 * QUARTER);
  expect(quarters).toMatchObject([
    { vehicles: 0, lacks: null },
    { vehicles: null, lacks: "notCovered" },
  ]);
  expect({ peak, peak_lacks }).toEqual({ peak: null, peak_lacks: "noWholeHour" });
  await send(client, { from: noon + QUARTER, to: noon + HOUR, readings: [] });
  expect(await read(client, noon, noon + HOUR)).toMatchObject({ peak: null, peak_lacks: "noVehicles" });
});

it("refuses more than 31 days, one of which may have 25 hours", async () => {
  const client = await addClient(platform, admin, group);
  const ask = (seconds: number) =>
    platform.call(
      "GET",
      `/measurement/quarter-hours?clientId=${client.id}&startTimestamp=${START - seconds}&endTimestamp=${START}`,
      admin,
    );
  expect((await ask(31 * DAY + HOUR)).status).toBe(200);
  expect(await ask(31 * DAY + HOUR + 1)).toMatchObject({
    status: 422,
    body: {
      error: {
        details: { fields: [{ path: "endTimestamp", fault: "PERIOD_TOO_LONG", params: { days: 31 } }] },
      },
    },
  });
});

/** Last, as its deletions remain. */
it("knows nothing of what is deleted", async () => {
  const client = await addClient(platform, admin, group);
  /** Two days after the first that is kept in November 2028. */
  const known = START - 12 * DAY;
  await send(client, { from: known - HOUR, to: known + HOUR, readings: cars(known - HOUR, 30) });
  platform.clock.now = START + 731 * DAY;
  admin = await platform.signIn(ADMIN);
  await platform.app.jobs.run("retention");
  const { quarters } = await read(client, known - HOUR, known + HOUR);
  expect(quarters.map(({ lacks, vehicles }) => ({ lacks, vehicles }))).toEqual([
    ...Array.from({ length: 4 }, () => ({ lacks: "deleted", vehicles: null })),
    ...Array.from({ length: 4 }, () => ({ lacks: null, vehicles: 0 })),
  ]);
});
