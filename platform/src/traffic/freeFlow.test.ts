import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";

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
  gap: number;
  known_from: number | null;
  free: number;
  following: number;
  unknown: number;
  counted: number;
  sample_size: number;
  average_speed: number | null;
  v15: number | null;
  v50: number | null;
  v85: number | null;
  v95: number | null;
  max_speed: number | null;
  percentage_over_limit: number | null;
}

const read = (client: Pick<TestClient, "id">, from: number, to: number, gap?: number) =>
  platform.ok<Answer>(
    "GET",
    `/measurement/free-flow?clientId=${client.id}&startTimestamp=${from}&endTimestamp=${to}${gap ? `&gap=${gap}` : ""}`,
    admin,
  );
let batches = 0;
const send = (client: TestClient, batch: object) =>
  platform.ok("POST", "/device/measurements", client.device, { batchId: `batch ${++batches}`, ...batch });

interface Vehicle {
  timestamp: number;
  speed?: number;
  direction?: "incoming" | "outgoing";
}
interface Batch {
  from: number;
  to: number;
  readings?: Vehicle[];
  intervals?: { from: number; to: number; kind: "vehicle"; count: number }[];
}

/** Each vehicle held against each other, and each second before it looked at. */
function byHand(sent: Batch[], start: number, end: number, gap: number) {
  const heard = new Set<number>();
  const unclear = new Set<number>();
  const fill = (set: Set<number>, { from, to }: { from: number; to: number }) => {
    for (let second = from; second < to; second += 1) set.add(second);
  };
  const vehicles: Vehicle[] = [];
  let counted = 0;
  for (const { from, to, readings, intervals = [] } of sent) {
    if (readings) fill(heard, { from, to });
    for (const interval of intervals) {
      fill(heard, interval);
      if (interval.count > 0) fill(unclear, interval);
      if (interval.from >= start && interval.from < end) counted += interval.count;
    }
    vehicles.push(...(readings ?? []).filter(({ speed }) => speed !== 0));
  }
  const counts = { free: 0, following: 0, unknown: 0 };
  const speeds: number[] = [];
  for (const one of vehicles) {
    if (one.timestamp < start || one.timestamp >= end) continue;
    const follows = vehicles.some(
      (other) =>
        other !== one &&
        other.timestamp <= one.timestamp &&
        one.timestamp - other.timestamp < gap &&
        (other.direction === one.direction || !other.direction || !one.direction),
    );
    const lead = Array.from({ length: gap }, (_, index) => one.timestamp - 1 - index);
    const isKnown = lead.every((second) => heard.has(second) && !unclear.has(second));
    const what = follows ? "following" : isKnown ? "free" : "unknown";
    counts[what] += 1;
    if (what === "free" && one.speed !== undefined) speeds.push(one.speed);
  }
  speeds.sort((one, other) => one - other);
  const rank = (percent: number) =>
    speeds.length === 0 ? null : (speeds[Math.ceil((percent * speeds.length) / 100) - 1] ?? null);
  return {
    ...counts,
    counted,
    sample_size: speeds.length,
    average_speed:
      speeds.length === 0
        ? null
        : expect.closeTo(speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length, 9),
    max_speed: speeds.at(-1) ?? null,
    v15: rank(15),
    v30: rank(30),
    v50: rank(50),
    v85: rank(85),
    v95: rank(95),
    percentage_over_limit:
      speeds.length === 0
        ? null
        : expect.closeTo((100 * speeds.filter((speed) => speed > 50).length) / speeds.length, 9),
  };
}

/** UTC midnight, where one window ends and the next begins. */
const MIDNIGHT = START - 2 * DAY;

const batch = fc
  .record({
    from: fc.integer({ min: -120, max: 120 }).map((offset) => MIDNIGHT + offset),
    seconds: fc.integer({ min: 1, max: 120 }),
    vehicles: fc.array(
      fc.record({
        share: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        speed: fc.constantFrom(undefined, 0, 38, 45, 50, 51, 72),
        direction: fc.constantFrom("incoming" as const, "outgoing" as const, undefined),
      }),
      { maxLength: 14 },
    ),
    count: fc.constantFrom(null, null, null, 0, 3),
  })
  .map(({ from, seconds, vehicles, count }): Batch => {
    const to = from + seconds;
    if (count !== null) return { from, to, intervals: [{ from, to, kind: "vehicle", count }] };
    const readings = vehicles.map(({ share, speed, direction }) => ({
      timestamp: from + Math.floor(share * seconds),
      ...(speed !== undefined && { speed }),
      ...(direction && { direction }),
    }));
    return { from, to, readings };
  });

it("equals holding each vehicle against each other", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(batch, { maxLength: 6 }),
      fc.integer({ min: 3, max: 10 }),
      fc.integer({ min: -130, max: 20 }),
      fc.integer({ min: 30, max: 250 }),
      async (sent, gap, begin, seconds) => {
        const client = await addClient(platform, admin, group);
        for (const one of sent) await send(client, one);
        const [start, end] = [MIDNIGHT + begin, MIDNIGHT + begin + seconds];
        expect(await read(client, start, end, gap)).toMatchObject({
          gap,
          known_from: null,
          ...byHand(sent, start, end, gap),
        });
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);

it("takes five seconds where nobody says how many, of each direction by itself", async () => {
  const client = await addClient(platform, admin, group);
  const noon = START - DAY + 12 * HOUR;
  const at = (seconds: number, speed: number, direction = "incoming") => ({
    timestamp: noon + seconds,
    speed,
    direction,
  });
  await send(client, {
    from: noon,
    to: noon + HOUR,
    readings: [at(60, 60), at(64, 40), at(66, 70, "outgoing"), at(69, 50), at(80, 0), at(82, 58)],
  });
  expect(await read(client, noon, noon + HOUR)).toMatchObject({
    gap: 5,
    free: 4,
    following: 1,
    unknown: 0,
    v15: 50,
    v50: 58,
    v85: 70,
    percentage_over_limit: 75,
  });
});

it("has no figures where vehicles came as counts", async () => {
  const client = await addClient(platform, admin, group);
  const noon = START - DAY + 12 * HOUR;
  const interval = { from: noon, to: noon + HOUR, kind: "vehicle", count: 40, averageSpeed: 48 };
  await send(client, { from: noon, to: noon + HOUR, intervals: [interval] });
  expect(await read(client, noon, noon + HOUR)).toMatchObject({
    free: 0,
    counted: 40,
    average_speed: null,
    v85: null,
    percentage_over_limit: null,
  });
});

it.each([2, 11])("refuses a gap of %d seconds", async (gap) => {
  const client = await addClient(platform, admin, group);
  const { status } = await platform.call(
    "GET",
    `/measurement/free-flow?clientId=${client.id}&startTimestamp=${START - DAY}&endTimestamp=${START}&gap=${gap}`,
    admin,
  );
  expect(status).toBe(422);
});

/** Last, as its deletions remain. */
it("says from when on single records are there", async () => {
  const client = await addClient(platform, admin, group);
  /** Two days after the first that is kept in November 2028. */
  const known = START - 12 * DAY;
  const readings = [known - 600, known + 600].map((timestamp) => ({ timestamp, speed: 50 }));
  await send(client, { from: known - HOUR, to: known + HOUR, readings });
  platform.clock.now = START + 731 * DAY;
  admin = await platform.signIn(ADMIN);
  await platform.app.jobs.run("retention");
  expect(await read(client, known - HOUR, known + HOUR)).toMatchObject({ known_from: known, free: 1 });
  expect(await read(client, known - HOUR, known)).toMatchObject({ known_from: known, free: 0, v85: null });
});
