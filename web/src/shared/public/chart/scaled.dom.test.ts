import { expect, it } from "@jest/globals";
import { createChartContext } from "../../chart/chartContext";
import { speedChart } from "../../chart/kinds/speedChart";
import { measurement } from "../../chart/testing/measurement";
import { letterSize, scaled } from "./scaled";
import { titleWithUnit } from "./titleWithUnit";

it.each([
  [280, 160, 12],
  [800, 330, 12],
  [1300, 760, 20],
  [3000, 1700, 26],
])("letters of a chart of %i by %i have %i pixels", (width, height, letters) => {
  expect(letterSize({ width, height })).toBe(letters);
});

it("makes all letters of a chart larger, with the room that they need, and leaves its figures alone", () => {
  const { options } = speedChart(
    measurement(),
    createChartContext({ language: "sl", zone: "Europe/Ljubljana" }),
  );
  expect(scaled(options, 12)).toBe(options);
  const large = scaled(options, 24);
  const sizes = (value: object) =>
    [...JSON.stringify(value).matchAll(/"fontSize":"(\d+)px"/g)].map(([, n]) => n);
  expect(sizes(large)).toEqual(sizes(options).map((size) => String(Number(size) * 2)));
  expect(sizes(options).length).toBeGreaterThan(2);
  expect(large.xAxis).toMatchObject({ tickPixelInterval: 160 });
  const figures = (series: object[] = []) => series.map((one) => ("data" in one ? one.data : undefined));
  expect(figures(large.series)).toEqual(figures(options.series));
  expect(large.tooltip?.formatter).toBe(options.tooltip?.formatter);
});

it.each([
  ["Število vozil na uro", "vozil na uro", "Število vozil na uro"],
  ["Histogram hitrosti", "vozil po km/h", "Histogram hitrosti (vozil po km/h)"],
  ["Vrsta vozil", "Vozila", "Vrsta vozil"],
  ["nekaj", "", "nekaj"],
])("%s in %j is called %s", (title, unit, expected) => {
  expect(titleWithUnit({ title, unit })).toBe(expected);
});
