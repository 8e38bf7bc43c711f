import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { dayStart } from "../../test/naiveHours.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";
import type { DailyTraffic } from "./dailyTraffic.rules.js";

const ZONE = "Europe/Ljubljana";
let platform: TestPlatform;
let admin: Headers;
let group: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  group = await addGroup(platform, admin, "Bled", ZONE);
});
afterAll(() => platform.stop());

const read = (client: Pick<TestClient, "id">, from: number, to: number) =>
  platform.ok<DailyTraffic>(
    "GET",
    `/measurement/daily-traffic?clientId=${client.id}&startTimestamp=${from}&endTimestamp=${to}`,
    admin,
  );
const send = (client: TestClient, from: number, to: number, vehicles: number, more: object = {}) =>
  platform.ok("POST", "/device/measurements", client.device, {
    batchId: `${from} to ${to}`,
    from,
    to,
    readings: Array.from({ length: vehicles }, (_, at) => ({ timestamp: from + at, speed: 50, ...more })),
  });

/** The start of the local day that is so many days after the one of an instant. */
const dayAfter = (instant: number, days: number) =>
  dayStart(ZONE, dayStart(ZONE, instant) + days * DAY + 12 * HOUR);
const weekDay = new Intl.DateTimeFormat("en", { timeZone: ZONE, weekday: "short" });
const localDate = new Intl.DateTimeFormat("sv", { timeZone: ZONE });
/** Easter of 2026. */
const HOLIDAYS = ["2026-04-05", "2026-04-06"];
const typeOf = (date: number) =>
  HOLIDAYS.includes(localDate.format((date + 12 * HOUR) * 1000)) ? "holiday" : weekDayType(date);
const weekDayType = (date: number) =>
  ({ Sat: "saturday", Sun: "sunday" })[weekDay.format((date + 12 * HOUR) * 1000)] ?? "workingDay";
const mean = (values: number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Days around both clock changes of 2026, and Easter: all of each heard, a part of it, or nothing. */
const question = fc.record({
  first: fc.constantFrom(1_774_310_400, 1_775_088_000, 1_792_454_400),
  days: fc.array(
    fc.record({
      heard: fc.constantFrom(
        "all" as const,
        "all" as const,
        "all" as const,
        "part" as const,
        "none" as const,
      ),
      vehicles: fc.integer({ min: 0, max: 30 }),
    }),
    { minLength: 2, maxLength: 9 },
  ),
  /** Seconds by which the period begins late, and ends early. */
  late: fc.constantFrom(0, 0, 1, 5 * HOUR),
  early: fc.constantFrom(0, 0, 1, 7 * HOUR),
});

it("equals a computation by hand over days of 23, 24 and 25 hours", async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ first, days, late, early }) => {
      const client = await addClient(platform, admin, group);
      const known = days.map((day, index) => {
        const [date, end] = [dayAfter(first, index), dayAfter(first, index + 1)];
        return { ...day, date, end };
      });
      for (const { date, end, heard, vehicles } of known)
        if (heard !== "none") await send(client, date, heard === "all" ? end : end - 1, vehicles);
      const [start, end] = [(known[0]?.date ?? 0) + late, (known.at(-1)?.end ?? 0) - early];
      const isWhole = (day: { date: number; end: number }) => day.date >= start && day.end <= end;
      const used = known.filter((day) => isWhole(day) && day.heard === "all");
      const meanOf = (some: typeof used) => ({
        vehicles: mean(some.map(({ vehicles }) => vehicles)),
        days: some.length,
      });
      const answer = await read(client, start, end);
      expect(answer.average).toEqual(meanOf(used));
      expect(answer.by_day_type).toEqual(
        ["workingDay", "saturday", "sunday", "holiday"].map((day_type) => ({
          day_type,
          ...meanOf(used.filter(({ date }) => typeOf(date) === day_type)),
        })),
      );
      expect(answer.days.map(({ date, day_type, left_out }) => ({ date, day_type, left_out }))).toEqual(
        known.map((day) => ({
          date: day.date,
          day_type: typeOf(day.date),
          left_out: !isWhole(day) ? "cut" : day.heard === "all" ? null : "notCovered",
        })),
      );
      expect(answer.annual).toEqual({
        vehicles: null,
        days: used.length,
        lacks: "notAYear",
        missing_means: null,
      });
    }),
    { numRuns: 12 },
  );
});

it("tells a day without vehicles from one that nothing was heard of", async () => {
  const client = await addClient(platform, admin, group);
  const monday = dayAfter(START, -6);
  await send(client, monday, dayAfter(monday, 1), 0);
  const answer = await read(client, monday, dayAfter(monday, 2));
  expect(answer.average).toEqual({ vehicles: 0, days: 1 });
  expect(answer.days).toMatchObject([
    { vehicles: 0, left_out: null },
    { vehicles: null, left_out: "notCovered" },
  ]);
});

it("gives no mean where only cyclists were listened for", async () => {
  const client = await addClient(platform, admin, group);
  const monday = dayAfter(START, -6);
  await platform.ok("POST", "/device/measurements", client.device, {
    batchId: "cyclists",
    from: monday,
    to: monday + DAY,
    intervals: [{ from: monday, to: monday + DAY, kind: "bicycle", count: 7 }],
  });
  const answer = await read(client, monday, monday + DAY);
  expect(answer.average).toEqual({ vehicles: null, days: 0 });
  expect(answer.days).toMatchObject([{ vehicles: null, left_out: "notCovered" }]);
});

it("leaves out a day that is not over", async () => {
  const client = await addClient(platform, admin, group);
  const today = dayAfter(START, 0);
  await send(client, dayAfter(today, -1), today, 10);
  await send(client, today, START, 3);
  const answer = await read(client, dayAfter(today, -1), START);
  expect(answer.average).toEqual({ vehicles: 10, days: 1 });
  expect(answer.days).toMatchObject([
    { vehicles: 10, left_out: null },
    { vehicles: 3, left_out: "notOver" },
  ]);
  const ahead = await read(client, dayAfter(today, -1), dayAfter(today, 2));
  expect(ahead.days.map(({ left_out }) => left_out)).toEqual([null, "notOver", "notOver"]);
});

it("says that a mean is an estimate where intervals reach over midnight", async () => {
  const client = await addClient(platform, admin, group);
  const noon = dayAfter(START, -4) + 12 * HOUR;
  await platform.ok("POST", "/device/measurements", client.device, {
    batchId: "days from noon to noon",
    from: noon,
    to: noon + 2 * DAY,
    intervals: [0, 1].map((at) => ({
      from: noon + at * DAY,
      to: noon + (at + 1) * DAY,
      kind: "vehicle",
      count: 48,
    })),
  });
  const answer = await read(client, noon + 12 * HOUR, noon + 36 * HOUR);
  expect(answer).toMatchObject({ average: { vehicles: 48, days: 1 }, is_estimate: true });
});

it("answers for several clients in the order of their ids", async () => {
  const [one, other] = [await addClient(platform, admin, group), await addClient(platform, admin, group)];
  const monday = dayAfter(START, -6);
  await send(other, monday, dayAfter(monday, 1), 5);
  const answer = await platform.ok<object[]>(
    "GET",
    `/measurement/daily-traffic?clientId=${one.id},${other.id}&startTimestamp=${monday}&endTimestamp=${monday + DAY}`,
    admin,
  );
  expect(answer).toMatchObject([
    { clientId: one.id, average: { vehicles: null, days: 0 } },
    { clientId: other.id, average: { vehicles: 5, days: 1 } },
  ]);
});

it("refuses a period that is too long", async () => {
  const client = await addClient(platform, admin, group);
  const { status, body } = await platform.call(
    "GET",
    `/measurement/daily-traffic?clientId=${client.id}&startTimestamp=${START - 401 * DAY}&endTimestamp=${START}`,
    admin,
  );
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { error: { details: { fields: [{ path: "endTimestamp", fault: "PERIOD_TOO_LONG" }] } } },
  });
});
