import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  platform.on("GET client", () => clientJson(5));
  gateway = await buildGateway(platform.url);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const measurement = (fields: string) =>
  ask(gateway, `{ client(id: 5) { measurement(interval: { preset: LAST_24H }) { ${fields} } } }`, {
    headers: SIGNED_IN,
  });
const typesAsked = () =>
  platform.requests
    .filter(({ url }) => url.startsWith("/measurement"))
    .map(({ query }) => (query as { type: string }).type);

const FIGURES = `speedThresholds { above vehicles percentage }
  byDirection { direction vehicles averageSpeed maxSpeed v30 v50 v85 sampleSize standardDeviation percentageOverLimit }
  hourOfWeek { weekDay hour vehicles averageSpeed v85 coveredSeconds }
  peakHour { time vehicles shareOfDay }`;

it("asks for the figures that are selected, and reads them by name", async () => {
  platform.on("GET measurement", () => ({
    thresholds: [{ above: 50, vehicles: 3, percentage: null }],
    by_direction: [
      {
        direction: "outgoing",
        vehicles: 9,
        average_speed: 44.5,
        max_speed: 70,
        v30: 40,
        v50: 44,
        v85: 52,
        sample_size: 8,
        standard_deviation: 6.5,
        percentage_over_limit: 12.5,
      },
    ],
    hour_of_week: [
      { week_day: 6, hour: 23, vehicles: 1.5, average_speed: 40.5, v85: 48, covered_seconds: 7200 },
      { week_day: 0, hour: 0, vehicles: null, average_speed: null, v85: null, covered_seconds: 0 },
    ],
    peak_hour: { time: 7200, vehicles: 9, share_of_day: 12.5 },
  }));
  const { data, errors } = await measurement(FIGURES);
  expect(errors).toBeUndefined();
  expect(data?.client).toEqual({
    measurement: {
      speedThresholds: [{ above: 50, vehicles: 3, percentage: null }],
      byDirection: [
        {
          direction: "OUTGOING",
          vehicles: 9,
          averageSpeed: 44.5,
          maxSpeed: 70,
          v30: 40,
          v50: 44,
          v85: 52,
          sampleSize: 8,
          standardDeviation: 6.5,
          percentageOverLimit: 12.5,
        },
      ],
      hourOfWeek: [
        { weekDay: "SUNDAY", hour: 23, vehicles: 1.5, averageSpeed: 40.5, v85: 48, coveredSeconds: 7200 },
        { weekDay: "MONDAY", hour: 0, vehicles: null, averageSpeed: null, v85: null, coveredSeconds: 0 },
      ],
      peakHour: { time: 7200, vehicles: 9, shareOfDay: 12.5 },
    },
  });
  expect(typesAsked()).toEqual(["thresholds,byDirection,hourOfWeek,peakHour"]);
});

describe("long lists as columns", () => {
  const hours = (fields: Record<string, number>) => [
    { time: 3600, ...fields },
    { time: 7200, ...Object.fromEntries(Object.keys(fields).map((name) => [name, null])) },
  ];
  const counted = (from: number) => ({
    total_count: from,
    count_by_hour: hours({ value: from + 1 }),
    count_by_hour_incoming: hours({ value: from + 2 }),
    count_by_hour_outgoing: hours({ value: from + 3 }),
  });
  /** All figures differ, so that none can be mistaken for another. */
  const ANSWER = {
    histogram: [
      { speed: 41, vehicles: 42, measurements: 43 },
      { speed: 44, vehicles: 45, measurements: 46 },
    ],
    vehicle_count: hours({ value: 11 }),
    vehicle_count_incoming: hours({ value: 12 }),
    vehicle_count_outgoing: hours({ value: 13 }),
    percentile_per_hour: hours({ v30: 30, v50: 50, v85: 85 }),
    speed_per_hour: hours({ max: 90, average: 47.5 }),
    hour_of_week: [
      { week_day: 6, hour: 23, vehicles: 1.5, average_speed: 40.5, v85: 48, covered_seconds: 7200 },
      { week_day: 0, hour: 0, vehicles: null, average_speed: null, v85: null, covered_seconds: 0 },
    ],
    pedestrians: { pedestrians: counted(100), bycicles: counted(200) },
  };
  const COUNTS = "{ time value }";
  const BY_HOUR = `byHour ${COUNTS} byHourIncoming ${COUNTS} byHourOutgoing ${COUNTS}`;
  const LISTS = `histogram { speed vehicles measurements }
    vehicleCount ${COUNTS} vehicleCountIncoming ${COUNTS} vehicleCountOutgoing ${COUNTS}
    percentilesPerHour { time v30 v50 v85 } speedPerHour { time max average }
    hourOfWeek { weekDay hour vehicles averageSpeed v85 coveredSeconds }`;

  type Rows = Record<string, unknown>[];
  type Columns = { columns: Record<string, unknown> };
  type Answered = Columns &
    Record<"pedestrians" | "cyclists", Columns & Record<string, Rows>> &
    Record<string, Rows>;
  const turned = (lists: Record<string, Rows>) =>
    Object.fromEntries(
      Object.entries(lists).map(([list, rows]) => [
        list,
        Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, rows.map((row) => row[name])])),
      ]),
    );

  it("say what the rows say", async () => {
    platform.on("GET measurement", () => ANSWER);
    const { data, errors } = await measurement(`${LISTS} columns { ${LISTS} }
      pedestrians { ${BY_HOUR} columns { ${BY_HOUR} } } cyclists { ${BY_HOUR} columns { ${BY_HOUR} } }`);
    expect(errors).toBeUndefined();
    const answer = data?.client as { measurement: Answered };
    const { columns, pedestrians, cyclists, ...lists } = answer.measurement;
    expect(columns).toEqual(turned(lists));
    expect(columns.hourOfWeek).toMatchObject({ weekDay: ["SUNDAY", "MONDAY"], vehicles: [1.5, null] });
    for (const { columns: byHour, ...people } of [pedestrians, cyclists])
      expect(byHour).toEqual(turned(people));
    expect(cyclists.columns.byHourOutgoing).toEqual({ time: [3600, 7200], value: [203, null] });
  });

  it("ask the platform for no more than those that are wanted", async () => {
    platform.on("GET measurement", () => ANSWER);
    await measurement("columns { hourOfWeek { hour v85 } vehicleCount { value } }");
    expect(typesAsked()).toEqual(["vehiclesPerHour,hourOfWeek"]);
  });
});
