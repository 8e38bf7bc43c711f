import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";
import { OURS, SPECIFIED } from "./specificationSample.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;
let answer: Record<string, unknown> = {};

beforeAll(async () => {
  platform = await startPlatformDouble();
  platform.on("GET client", () => clientJson(5));
  platform.on("GET measurement", () => answer);
  gateway = await buildGateway(platform.url, { ANSWER_CACHE_MS: "0" });
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

const COMPLETENESS = "{ coveredSeconds totalSeconds coveredHours totalHours share }";
const COUNTS = "{ time value }";
const PEOPLE = `{ total totalTrend byHour ${COUNTS} byHourIncoming ${COUNTS} byHourOutgoing ${COUNTS}
  columns { byHour ${COUNTS} byHourIncoming ${COUNTS} byHourOutgoing ${COUNTS} } }`;
const SPEED_FIGURES = "averageSpeed maxSpeed v30 v50 v85 sampleSize standardDeviation percentageOverLimit";
const PERCENTILES = "{ time v30 v50 v85 }";
const SPEEDS = "{ time max average }";
const HOURS = "{ weekDay hour vehicles averageSpeed v85 coveredSeconds }";
const EVERYTHING = `from to timeZone completeness ${COMPLETENESS} previousCompleteness ${COMPLETENESS}
  totalVehicles totalVehiclesTrend totalMeasurements totalMeasurementsTrend averageSpeed averageSpeedTrend
  maxSpeed maxSpeedTrend percentageOverLimit percentageOverLimitTrend standardDeviation standardDeviationTrend
  vehicleOverLimitCount vehicleOverLimitCountTrend speedLimit zeroSpeedCount percentiles { v30 v50 v85 sampleSize }
  speedClasses { from to vehicles measurements } histogram { speed vehicles measurements } histogramAbove
  vehicleCount ${COUNTS} vehicleCountIncoming ${COUNTS} vehicleCountOutgoing ${COUNTS} vehiclesPerDay ${COUNTS}
  averagePerHour { hour value } percentilesPerHour ${PERCENTILES} speedPerHour ${SPEEDS}
  lengthClasses { from to vehicles } dailyTable { date measurements vehicles }
  resultsTable { date measurements vehicles averageSpeed maxSpeed v30 v50 v85 }
  speedThresholds { above vehicles percentage } byDirection { direction vehicles ${SPEED_FIGURES} }
  hourOfWeek ${HOURS} peakHour { time vehicles shareOfDay } pedestrians ${PEOPLE} cyclists ${PEOPLE}
  columns { histogram { speed vehicles measurements } vehicleCount ${COUNTS} vehicleCountIncoming ${COUNTS}
    vehicleCountOutgoing ${COUNTS} percentilesPerHour ${PERCENTILES} speedPerHour ${SPEEDS} hourOfWeek ${HOURS} }`;

type Told = Record<string, unknown> & { columns: Record<string, unknown> };

async function told(json: Record<string, unknown>): Promise<Told> {
  answer = json;
  const { data, errors } = await ask(
    gateway,
    `{ client(id: 5) { measurement(interval: { from: 1782856800, to: 1782943200 }) { ${EVERYTHING} } } }`,
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  const { client } = data as { client: { measurement: Told } };
  return client.measurement;
}

describe("a platform that answers the specification's fields alone", () => {
  it("is read for what it tells", async () => {
    expect(await told(SPECIFIED)).toMatchObject({
      totalVehicles: 8662,
      totalVehiclesTrend: 3.5,
      speedLimit: 50,
      percentiles: { v30: 42, v50: 46, v85: 56, sampleSize: null },
      vehicleCount: [
        { time: 1_782_856_800, value: 61 },
        { time: 1_782_860_400, value: null },
      ],
      vehiclesPerDay: [{ time: 1_782_856_800, value: 8662 }],
      resultsTable: [{ date: 1_782_856_800, averageSpeed: 46.7, v85: 56 }],
      cyclists: { total: 9, totalTrend: -25, byHourOutgoing: [{ value: 5 }] },
    });
  });

  it("is said to tell nothing else", async () => {
    const { columns, ...measurement } = await told(SPECIFIED);
    expect(measurement).toMatchObject({
      timeZone: null,
      completeness: null,
      previousCompleteness: null,
      zeroSpeedCount: null,
      histogramAbove: null,
      speedThresholds: null,
      byDirection: null,
      hourOfWeek: null,
      peakHour: null,
    });
    expect(columns.hourOfWeek).toBeNull();
    expect(columns.histogram).not.toBeNull();
  });

  it("is said to tell nothing where it tells nothing", async () => {
    const { from, to, columns, ...measurement } = await told({});
    expect({ from, to }).toEqual({ from: 1_782_856_800, to: 1_782_943_200 });
    expect(new Set([...Object.values(measurement), ...Object.values(columns)])).toEqual(new Set([null]));
  });
});

/**
 * The platform's fields that some of the answer's fields depend on, if the names differ; `a.b` for a part of
 * an object.
 */
const HANGS: Record<string, readonly string[]> = {
  frequency: ["speedClasses"],
  vehicle_count: ["vehicleCount", "columns.vehicleCount"],
  vehicle_count_incoming: ["vehicleCountIncoming", "columns.vehicleCountIncoming"],
  vehicle_count_outgoing: ["vehicleCountOutgoing", "columns.vehicleCountOutgoing"],
  histogram: ["histogram", "columns.histogram"],
  percentile_per_hour: ["percentilesPerHour", "columns.percentilesPerHour"],
  speed_per_hour: ["speedPerHour", "columns.speedPerHour"],
  hour_of_week: ["hourOfWeek", "columns.hourOfWeek"],
  daily_average_per_hour: ["averagePerHour"],
  count_by_length_total: ["lengthClasses"],
  thresholds: ["speedThresholds"],
  pedestrians: ["pedestrians", "cyclists"],
  percentile: ["percentiles.v30", "percentiles.v50", "percentiles.v85"],
  percentile_sample: ["percentiles.sampleSize"],
};
const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const hangingOn = (name: string) => HANGS[name] ?? [camel(name)];

function without(whole: Told, taken: ReadonlySet<string>): Told {
  const rest = structuredClone(whole);
  for (const path of [...taken].flatMap(hangingOn)) {
    const [name = "", part] = path.split(".");
    if (part) (rest[name] as Record<string, unknown>)[part] = null;
    else rest[name] = null;
  }
  if (taken.has("percentile") && taken.has("percentile_sample")) rest.percentiles = null;
  // It follows from the other, as far as that is known.
  rest.vehiclesPerDay =
    taken.has("vehicles_per_day") && taken.has("dailyTable") ? null : whole.vehiclesPerDay;
  return rest;
}

it("tells of any fields that are taken away that they are unknown, and of all others the same", async () => {
  const json: Record<string, unknown> = { ...SPECIFIED, ...OURS };
  const whole = await told(json);
  expect(Object.values(whole)).not.toContain(null);
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(Object.keys(json)),
      fc.constantFrom("absent", "null"),
      async (names, way) => {
        const taken = new Set(names);
        const rest = Object.fromEntries(
          Object.entries(json).flatMap(([name, value]) =>
            taken.has(name) ? (way === "null" ? [[name, null]] : []) : [[name, value]],
          ),
        );
        expect(await told(rest)).toEqual(without(whole, taken));
      },
    ),
  );
});

describe("other answers", () => {
  it("of a summary without them has no zeros", async () => {
    platform.on("GET measurement/summary", () => [{ clientId: 5, average_speed: 40.5 }]);
    const { data, errors } = await ask(
      gateway,
      "{ client(id: 5) { summary(interval: { preset: WEEK }) { totalVehicles averageSpeed completeness { share } } } }",
      { headers: SIGNED_IN },
    );
    expect({ data, errors }).toMatchObject({
      data: { client: { summary: { totalVehicles: null, averageSpeed: 40.5, completeness: null } } },
      errors: undefined,
    });
  });

  it("of diagnostics tell series that are not told from empty ones", async () => {
    platform.on("GET graph/all", () => ({ voltage: [{ value: 3 }, { time: 7, value: 4 }], sig: [] }));
    platform.on("GET graph/reported", () => [
      [null, 1],
      [20_000, 0],
    ]);
    const { data } = await ask(
      gateway,
      `{ client(id: 5) { diagnostics(interval: { preset: WEEK }, series: [VOLTAGE, SIG, BRIGHTNESS]) { points { time value } }
        reported(parameter: "Valve", interval: { preset: WEEK }) { time value } } }`,
      { headers: SIGNED_IN },
    );
    expect(data?.client).toEqual({
      diagnostics: [{ points: [{ time: 7, value: 4 }] }, { points: [] }, { points: null }],
      reported: [{ time: 20_000, value: 0 }],
    });
  });

  it("of single readings say what is known of each, and leave out what has no time", async () => {
    platform.on("GET reading/list", () => [
      { timestamp: 3, speed: 51 },
      { speed: 40, kind: "vehicle" },
    ]);
    const { data } = await ask(
      gateway,
      "{ client(id: 5) { readings(interval: { preset: WEEK }, first: 5) { nodes { time speed direction samples length kind } } } }",
      { headers: SIGNED_IN },
    );
    expect(data?.client).toEqual({
      readings: { nodes: [{ time: 3, speed: 51, direction: null, samples: null, length: null, kind: null }] },
    });
  });
});
