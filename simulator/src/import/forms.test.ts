import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { ImportBed, sample } from "../../test/importBed.js";

let bed: ImportBed;

beforeAll(async () => {
  bed = await ImportBed.create();
}, 60_000);
afterAll(() => bed.remove());
beforeEach(async () => {
  await bed.addDevice();
});

interface Figures {
  total_vehicles: number | null;
  total_measurements: number;
  average_speed: number | null;
  max_speed: number | null;
  completeness: { covered_seconds: number };
  pedestrians: Record<"pedestrians" | "bycicles", { total_count: number | null }>;
  vehicle_count_incoming: { value: number | null }[];
  vehicle_count_outgoing: { value: number | null }[];
}

/** The platform's figures of some days once a file is applied. */
async function broughtIn(name: string, days: [from: string, to: string], ...args: string[]) {
  const { code } = await bed.run([sample(name), ...args]);
  const figures = await bed.figures<Figures>(`${days[0]}T00:00`, `${days[1]}T00:00`);
  /** null if all hours are null. */
  const sum = (points: { value: number | null }[]) =>
    points.reduce<number | null>((total, { value }) => (value === null ? total : (total ?? 0) + value), null);
  return {
    code,
    vehicles: figures.total_vehicles,
    incoming: sum(figures.vehicle_count_incoming),
    outgoing: sum(figures.vehicle_count_outgoing),
    pedestrians: figures.pedestrians.pedestrians.total_count,
    bicycles: figures.pedestrians.bycicles.total_count,
    mean: figures.average_speed,
    fastest: figures.max_speed,
    covered: figures.completeness.covered_seconds,
  };
}

const JANUARY: [string, string] = ["2026-01-04", "2026-01-06"];
const OCTOBER: [string, string] = ["2026-10-24", "2026-10-26"];

describe("what is there once a file was brought in, by hand from its lines", () => {
  it("quarter hours by channel, as of Eco-Counter", async () => {
    // 4 + 0 and 7 + 9. Where one channel's cell is empty or missing, what the other counted is not all: that
    // time was not heard.
    expect(await broughtIn("eco-counter.csv", JANUARY, "--kind", "bicycle")).toMatchObject({
      ...{ code: 0, vehicles: null, pedestrians: null, bicycles: 4 + 16, covered: 1800 },
    });
  });

  it("hours of Telraam as CSV", async () => {
    // Half an hour's 33 vehicles and 6.4 bicycles; then a whole hour.
    expect(await broughtIn("telraam.csv", JANUARY)).toMatchObject({
      ...{ code: 0, vehicles: 17 + 10, incoming: null, outgoing: null, pedestrians: 3, bicycles: 3 },
      covered: 1800 + 3600,
    });
  });

  it("hours of Telraam as JSON", async () => {
    // Three quarters of 4 + 20, 4 + 20.5, 4 and 2.6667; the second hour has no uptime.
    expect(await broughtIn("telraam.json", JANUARY)).toMatchObject({
      ...{ code: 0, vehicles: 36, incoming: 18, outgoing: 18, pedestrians: 2, bicycles: 3, covered: 2700 },
    });
  });

  it("a city's sign summaries", async () => {
    // At 8 nobody was counted eastbound, and westbound is empty.
    expect(await broughtIn("sign-summary.csv", JANUARY)).toMatchObject({
      ...{ code: 0, vehicles: 12 + 3, incoming: 12, outgoing: 3, covered: 3600 },
    });
  });

  it("single vehicles of JAMAR, in miles", async () => {
    // 30, 28 and 35 mph are 48.3, 45.1 and 56.3 km/h; from 7:00:03 to 12:30:00 and its second.
    expect(await broughtIn("jamar.csv", ["2026-01-12", "2026-01-14"])).toMatchObject({
      ...{ code: 0, vehicles: 3, incoming: 2, outgoing: 1, mean: (48 + 45 + 56) / 3, fastest: 56 },
      covered: 5 * 3600 + 29 * 60 + 58,
    });
  });

  it("single vehicles of MetroCount", async () => {
    // 52.5, 48.4 and 61.0 km/h, halves up.
    expect(await broughtIn("metrocount.csv", ["2026-05-03", "2026-05-05"])).toMatchObject({
      ...{ code: 0, vehicles: 3, incoming: 2, outgoing: 1, mean: (53 + 48 + 61) / 3, fastest: 61 },
      covered: 2 * 60 + 39,
    });
  });

  it.each(["own-sl.csv", "own-en.csv"])("our own raw export, over the doubled hour: %s", async (name) => {
    // From 00:30:00 to 01:31:05 UTC and its second.
    expect(await broughtIn(name, OCTOBER)).toMatchObject({
      ...{ code: 0, vehicles: 1, pedestrians: 1, bicycles: 1, fastest: 49, covered: 3600 + 66 },
    });
  });
});

it("a radar's file without header, in windows-1250, with columns left out from the first one on", async () => {
  const lines = [
    "x;24.10.16 08:37:29;00;032;01;0 ",
    "x;24.10.16 08:37:42;00;035;03;1 ",
    "ž;24.10.16 11:02:00;00;051;06;0 ",
  ];
  const file = await bed.write(Buffer.from(lines.join("\r\n"), "latin1"));
  const radar = ["--columns", "-,time,-,speed,length,direction", "--direction", "outgoing=0,incoming=1"];
  expect(await bed.run([file, ...radar])).toMatchObject({ code: 0 });
  const told = await bed.figures<Figures & { count_by_length_total: { vehicles: number }[] }>(
    "2016-10-23T22:00",
    "2016-10-24T22:00",
  );
  expect(told).toMatchObject({ total_vehicles: 3, average_speed: (32 + 35 + 51) / 3, max_speed: 51 });
  expect(told.count_by_length_total.map(({ vehicles }) => vehicles)).toEqual([1, 1, 1, 0, 0]);
  const outgoing = told.vehicle_count_outgoing.map(({ value }) => value ?? 0);
  expect(outgoing.reduce((sum, one) => sum + one, 0)).toBe(2);
});
