import { describe, expect, it } from "@jest/globals";
import { translatorOf } from "../../../i18n/useT";
import { createChartContext } from "../../../shared/chart/chartContext";
import { compareTexts } from "../compareTexts";
import { distributionChart } from "./distributionChart";
import { hourChart } from "./hourChart";
import type { ChartSides } from "./sides";

const context = createChartContext({ language: "sl", zone: "Europe/Ljubljana" });
const t = translatorOf(compareTexts, "sl");

const untold = { estimates: null, averageSpeed: null, percentageOverLimit: null, percentiles: null };

const sides: ChartSides = {
  before: {
    name: "Prej",
    series: {
      ...untold,
      histogram: [
        { speed: 40, vehicles: 10 },
        { speed: 42, vehicles: 30 },
      ],
      histogramWidth: 1,
      histogramAbove: 0,
      averagePerHour: [
        { hour: 7, value: 12.5 },
        { hour: 8, value: null },
      ],
    },
  },
  after: {
    name: "Potem",
    series: {
      ...untold,
      histogram: [{ speed: 41, vehicles: 900 }],
      histogramWidth: 1,
      histogramAbove: 100,
      averagePerHour: [{ hour: 7, value: 80 }],
    },
  },
};

const dataOf = (model: ReturnType<typeof hourChart>) =>
  model.options.series?.map((series) =>
    "data" in series && Array.isArray(series.data) ? series.data : undefined,
  );

describe("speeds laid over each other", () => {
  it("are shares of each side's own vehicles, those above the histogram included", () => {
    expect(dataOf(distributionChart(sides, context, t, false))).toEqual([
      [
        [40, 25],
        [41, 0],
        [42, 75],
      ],
      [
        [40, 0],
        [41, 90],
        [42, 0],
      ],
    ]);
  });

  it("add up to how many drive at most so fast", () => {
    const model = distributionChart(sides, context, t, true);
    expect(dataOf(model)?.[0]).toEqual([
      [40, 25],
      [41, 25],
      [42, 100],
    ]);
    expect(model.table().rows.at(-1)).toEqual(["42", "100,0\u00a0%", "90,0\u00a0%"]);
  });

  it("are empty where nobody had a speed", () => {
    const none = {
      ...sides.before,
      series: { ...untold, histogram: [], histogramWidth: 1, histogramAbove: 0, averagePerHour: [] },
    };
    expect(distributionChart({ before: none, after: none }, context, t, false).empty).toBe(true);
    expect(hourChart({ before: none, after: none }, context, t).empty).toBe(true);
  });
});

it("leaves an hour of the day open that was never covered", () => {
  const model = hourChart(sides, context, t);
  const [before, after] = dataOf(model) ?? [];
  expect(before?.slice(7, 9)).toEqual([12.5, null]);
  expect(after?.slice(7, 9)).toEqual([80, null]);
  expect(model.table().rows[8]).toEqual(["08–09", "ni podatkov", "ni podatkov"]);
});
