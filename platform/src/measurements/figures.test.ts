import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";
import type { Figures } from "./figures.rules.js";

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
});
afterAll(() => platform.stop());
beforeEach(async () => {
  client = await addClient(platform, admin, await addGroup(platform, admin, "Bled"));
});

const read = (type: string, from: number, to: number) =>
  platform.ok<Figures>(
    "GET",
    `/measurement?clientId=${client.id}&type=${type}&startTimestamp=${from}&endTimestamp=${to}`,
    admin,
  );
const send = (from: number, to: number, readings: object[]) =>
  platform.ok("POST", "/device/measurements", client.device, { batchId: `at ${from}`, from, to, readings });
const cars = (from: number, count: number, more: object = { speed: 50 }) =>
  Array.from({ length: count }, (_, at) => ({ timestamp: from + at, direction: "incoming", ...more }));

/** Sunday 2026-10-25 00:00 in Ljubljana: a day of 25 hours, with 02:00 twice. */
const AUTUMN = 1_792_879_200;

it("counts the doubled hour of autumn as two hours of the week", async () => {
  const twice = AUTUMN + 2 * HOUR;
  await send(twice, twice + 2 * HOUR, [...cars(twice, 10), ...cars(twice + HOUR, 20, { speed: 80 })]);
  const { hour_of_week } = await read("hourOfWeek", AUTUMN, AUTUMN + 25 * HOUR);
  expect(hour_of_week).toHaveLength(168);
  expect(hour_of_week[6 * 24 + 2]).toEqual({
    week_day: 6,
    hour: 2,
    vehicles: 15,
    average_speed: 70,
    v85: 80,
    covered_seconds: 2 * HOUR,
  });
  expect(hour_of_week[6 * 24 + 3]).toMatchObject({ vehicles: null, average_speed: null, v85: null });
});

it("tells a covered hour without vehicles from one that nothing was heard of", async () => {
  const monday = START - 6 * DAY - HOUR;
  await send(monday, monday + 2 * HOUR, cars(monday, 3));
  const { hour_of_week, peak_hour } = await read("hourOfWeek,peakHour", monday, monday + DAY);
  expect(hour_of_week.slice(0, 3)).toMatchObject([
    { week_day: 0, hour: 0, vehicles: 3, average_speed: 50 },
    { week_day: 0, hour: 1, vehicles: 0, average_speed: null, v85: null },
    { week_day: 0, hour: 2, vehicles: null, average_speed: null, v85: null },
  ]);
  expect(peak_hour).toEqual({ time: monday, vehicles: 3, share_of_day: 100 });
});

it("has a mean of an hour of the day or the week from half an hour of covered time on", async () => {
  const monday = START - 34 * DAY - 2 * HOUR;
  const slot = async (hour: number, seconds: number, count: number, week = 0) => {
    const from = monday + week * 7 * DAY + hour * HOUR;
    await send(from, from + seconds, cars(from, count));
  };
  await slot(0, 10, 3);
  await slot(1, 1_799, 90);
  await slot(2, 1_800, 90);
  // Twice a quarter of an hour is half an hour.
  await slot(3, 900, 20);
  await slot(3, 900, 30, 1);
  const { hour_of_week, daily_average_per_hour } = await platform.ok<
    Figures & { daily_average_per_hour: { hour: number; value: number | null }[] }
  >(
    "GET",
    `/measurement?clientId=${client.id}&type=hourOfWeek,dailyAveragePerHour&startTimestamp=${monday}&endTimestamp=${monday + 14 * DAY}`,
    admin,
  );
  expect(hour_of_week.slice(0, 5)).toMatchObject([
    { vehicles: null, average_speed: 50, v85: 50, covered_seconds: 10 },
    { vehicles: null, covered_seconds: 1_799 },
    { vehicles: 180, covered_seconds: 1_800 },
    { vehicles: 100, covered_seconds: 1_800 },
    { vehicles: null, average_speed: null, covered_seconds: 0 },
  ]);
  expect(daily_average_per_hour.slice(0, 5).map(({ value }) => value)).toEqual([null, null, 180, 100, null]);
});

it("takes the first of equal hours for the peak, and its share of its own day", async () => {
  const day = START - 5 * DAY - HOUR;
  await send(day, day + 3 * HOUR, [...cars(day, 2), ...cars(day + HOUR, 6), ...cars(day + 2 * HOUR, 6)]);
  await send(day + DAY, day + DAY + HOUR, cars(day + DAY, 6));
  const { peak_hour } = await read("peakHour", day, day + 2 * DAY);
  expect(peak_hour).toEqual({ time: day + HOUR, vehicles: 6, share_of_day: (6 / 14) * 100 });
  // A partial day has no known total.
  for (const [from, to] of [
    [day + 1, day + DAY],
    [day, day + DAY - 1],
  ] as const)
    expect((await read("peakHour", from, to)).peak_hour).toMatchObject({ vehicles: 6, share_of_day: null });
});

it("says nothing of speeds where vehicles have none, and knows no peak of people", async () => {
  const day = START - 4 * DAY;
  await send(day, day + HOUR, [
    ...cars(day, 4, {}),
    ...cars(day, 3, { speed: 0 }),
    ...cars(day, 9, { kind: "bicycle", speed: 20 }),
  ]);
  const { thresholds, by_direction } = await read("thresholds,byDirection", day, day + DAY);
  expect(thresholds).toEqual(
    [0, 10, 20, 30].map((over_limit) => ({
      above: 50 + over_limit,
      over_limit,
      vehicles: 0,
      percentage: null,
      is_estimate: false,
    })),
  );
  expect(by_direction).toMatchObject([
    { direction: "incoming", vehicles: 4, sample_size: 0, average_speed: null, v85: null },
    { direction: "outgoing", vehicles: 0, sample_size: 0, percentage_over_limit: null },
  ]);
  expect((await read("peakHour", day + HOUR, day + DAY)).peak_hour).toBeNull();
  const silent = await addClient(platform, admin);
  await platform.ok("POST", "/device/measurements", silent.device, {
    batchId: "bicycles alone",
    from: day,
    to: day + HOUR,
    readings: cars(day, 5, { kind: "bicycle" }),
  });
  client = silent;
  expect((await read("peakHour", day, day + DAY)).peak_hour).toBeNull();
});

it("names them beside the whole, which leaves them out, also in a list", async () => {
  const [from, to] = [START - DAY, START];
  expect(await read("ALL", from, to)).not.toHaveProperty("thresholds");
  const both = await read("ALL,thresholds,peakHour", from, to);
  expect(both).toMatchObject({ total_vehicles: 0, thresholds: [{ above: 50 }, {}, {}, {}], peak_hour: null });
  expect(both).not.toHaveProperty("hour_of_week");
  const other = await addClient(platform, admin);
  const list = await platform.ok<object[]>(
    "GET",
    `/measurement?clientId=${client.id},${other.id}&type=byDirection&startTimestamp=${from}&endTimestamp=${to}`,
    admin,
  );
  expect(list).toMatchObject([client, other].map(({ id }) => ({ clientId: id, by_direction: [{}, {}] })));
});
