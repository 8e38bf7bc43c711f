import { describe, expect, it } from "@jest/globals";
import { maxPrintPoints } from "../bucket";
import { createChartContext } from "../chartContext";
import type { ChartModel } from "../chartModel";
import { measurement } from "../testing/measurement";
import { dailyCountChart, dailyPercentileChart, dailySpeedChart } from "./dailyCharts";
import { dayProfilesChart } from "./dayProfilesChart";

const print = createChartContext({ language: "sl", zone: "Europe/Ljubljana", variant: "print" });
const day = 86_400;
const from = 1_782_856_800;

/** `count` days, each with its number as value; null if there was no report. */
const daysOf = (count: number, missing: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => ({
    time: from + index * day,
    value: missing.includes(index) ? null : index,
  }));
const m = (count: number, missing: readonly number[] = []) =>
  measurement({ hours: 1, vehiclesPerDay: daysOf(count, missing) });
const speeds = (count: number, missing: readonly number[] = []) =>
  daysOf(count, missing).map(({ time, value }) => ({
    date: time,
    averageSpeed: value === null ? null : 41.5,
    maxSpeed: value === null ? null : 96,
    v30: value === null ? null : 39,
    v50: value === null ? null : 43,
    v85: value === null ? null : 49,
    isEstimate: false,
  }));

type Series = { type: string; name: string; data: unknown[] };
const seriesOf = ({ options }: ChartModel) => (options.series ?? []) as Series[];
const gapsIn = ({ options }: ChartModel) => [options.xAxis].flat()[0]?.plotBands;

it("counts by day: columns of a month, one stepped area of a year", () => {
  expect(seriesOf(dailyCountChart(m(31), print))[0]?.type).toBe("column");
  const [year] = seriesOf(dailyCountChart(m(366), print));
  expect(year).toMatchObject({ type: "area", step: "left" });
  expect(year?.data.length).toBeLessThanOrEqual(maxPrintPoints);
});

describe.each([
  ["counts", (missing: number[]) => dailyCountChart(m(10, missing), print)],
  ["speeds", (missing: number[]) => dailySpeedChart(m(10, missing), speeds(10, missing), print)],
  ["percentiles", (missing: number[]) => dailyPercentileChart(m(10, missing), speeds(10, missing), print)],
])("the daily chart of %s", (_name, build) => {
  it("shades a day without a report as long as it is, and says so in its table", () => {
    expect(gapsIn(build([3, 4]))).toMatchObject([
      { from: (from + 3 * day) * 1000, to: (from + 5 * day) * 1000 },
    ]);
    expect(build([3]).note).toContain("Osenčeno");
    expect(build([3]).table().rows[3]?.[1]).toMatch(/^(-|ni podatkov)$/);
  });

  it("is empty where nothing was reported", () => {
    expect(build([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).empty).toBe(true);
    expect(build([]).empty).toBe(false);
  });
});

it("draws one line a location over the hours of the day, with gaps", () => {
  const hours = [
    { hour: 0, value: 2 },
    { hour: 3, value: null },
  ];
  const profiles = [
    { name: "Ena", hours },
    { name: "Dve", hours: [] },
  ];
  const model = dayProfilesChart(profiles, print);
  const [one, two] = seriesOf(model);
  expect(one?.data).toHaveLength(24);
  expect(one?.data.slice(0, 4)).toEqual([2, null, null, null]);
  expect([one?.name, two?.name]).toEqual(["Ena", "Dve"]);
  expect(model.empty).toBe(false);
  expect(model.table().rows[0]).toEqual(["00:00", "2,0", "ni podatkov"]);
});
