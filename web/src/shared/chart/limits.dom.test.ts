import { expect, it } from "@jest/globals";
import type { XAxisOptions, YAxisOptions } from "highcharts";
import { createChartContext } from "./chartContext";
import { histogramChart } from "./kinds/histogramChart";
import { ownSpeedClassChart } from "./kinds/ownClassCharts";
import { speedChart } from "./kinds/speedChart";
import { speedClassChart } from "./kinds/speedClassChart";
import { measurement } from "./testing/measurement";
import { ownClasses } from "./testing/ownClasses";

const context = createChartContext({ language: "sl", zone: "Europe/Ljubljana" });
const from = 1_782_856_800;
const noon = from + 12 * 3600;
const changed = measurement({
  from,
  ownClasses,
  speedLimit: null,
  speedLimits: [
    { from, speedLimit: 50 },
    { from: noon, speedLimit: 30 },
  ],
});
const linesOf = (axis: XAxisOptions | YAxisOptions | readonly (XAxisOptions | YAxisOptions)[] | undefined) =>
  ((axis as XAxisOptions).plotLines ?? []).map(({ label }) => label?.text);

it("draws a limit that changed as steps, which name themselves, and says it in words", () => {
  const { options, note, table } = speedChart(changed, context);
  const steps = options.series?.find(({ name }) => name === "Omejitev");
  expect(steps).toMatchObject({
    step: "left",
    enableMouseTracking: false,
    data: [
      [from * 1000, 50],
      [noon * 1000, 30],
      [(from + 24 * 3600) * 1000, 30],
    ],
  });
  expect(linesOf(options.yAxis)).toEqual([]);
  expect(note).toContain("Omejitev: 50 km/h, od 01.07.2026 12:00 30 km/h.");
  expect(table().columns).toHaveLength(3);
});

it("draws of one day of the period only what was in force on it", () => {
  const { options, note } = speedChart({ ...changed, from: noon, to: noon + 3600 }, context);
  expect(options.series?.map(({ name }) => name)).not.toContain("Omejitev");
  expect(linesOf(options.yAxis)).toEqual(["omejitev<br/>30"]);
  expect(note ?? "").not.toContain("Omejitev");
});

it("draws one limit as one line", () => {
  const speedLimits = [{ from, speedLimit: 50 }];
  const { options, note } = speedChart(measurement({ from, speedLimits }), context);
  expect(options.series?.map(({ name }) => name)).not.toContain("Omejitev");
  expect(linesOf(options.yAxis)).toEqual(["omejitev<br/>50"]);
  expect(note ?? "").not.toContain("Omejitev");
});

it.each([
  ["histogram", histogramChart],
  ["speed classes", speedClassChart],
  ["a group's own classes", ownSpeedClassChart],
])("marks each limit in the %s once, and colours no vehicle by one of them", (_name, chart) => {
  const back = [...(changed.speedLimits ?? []), { from: noon + 3600, speedLimit: 50 }];
  const { options, note } = chart({ ...changed, speedLimits: back }, context);
  const names = linesOf(options.xAxis).filter((text) => text?.startsWith("omejitev"));
  expect(names).toEqual(["omejitev 30", "omejitev 50"]);
  expect(note).toContain("Omejitev: 50 km/h, od 01.07.2026 12:00 30 km/h, od 01.07.2026 13:00 50 km/h.");
  const colours = JSON.stringify(options.series).match(/color-\d/g) ?? [];
  expect(new Set(colours).size).toBeLessThanOrEqual(1);
});

it("writes a limit's name at its right where the left has no room", () => {
  const histogram = Array.from({ length: 40 }, (_, index) => ({ speed: 28 + index, vehicles: 10 }));
  const sides = (more: Partial<typeof changed>) => {
    const { xAxis } = histogramChart({ ...changed, histogram, ...more }, context).options;
    return ((xAxis as XAxisOptions).plotLines ?? []).map(({ label }) => [
      label?.text,
      label?.textAlign,
      label?.y,
    ]);
  };
  expect(sides({})).toEqual([
    ["omejitev 30", "left", 10],
    ["omejitev 50", expect.anything(), 10],
    [expect.stringMatching(/^V85/), expect.anything(), 25],
  ]);
  expect(sides({ speedLimit: 30, speedLimits: null })).toEqual([
    ["omejitev 30", "left", 10],
    [expect.stringMatching(/^V85/), "left", 25],
  ]);
  expect(sides({ speedLimit: 50, speedLimits: null })[0]?.[0]).toBe("omejitev 50");
});
