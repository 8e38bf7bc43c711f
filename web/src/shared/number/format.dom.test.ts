import { expect, it } from "@jest/globals";
import { formatNumber, formatQuantity } from "./format";
import { formatPercent } from "./percent";

it("writes the decimal comma in Slovenian and the point in English", () => {
  expect(formatNumber(12345.67, "sl", 1)).toBe("12.345,7");
  expect(formatNumber(12345.67, "en", 1)).toBe("12,345.7");
});

it("writes one minus in both languages", () => {
  expect(formatNumber(-71, "sl")).toBe("\u221271");
  expect(formatNumber(-71, "en")).toBe("\u221271");
});

it("gives no sign to what rounds to nothing", () => {
  for (const value of [0, -0, 0.04, -0.04]) {
    expect(formatNumber(value, "en", 1)).toBe("0.0");
    expect(formatNumber(value, "sl", 1, "exceptZero")).toBe("0,0");
  }
  expect(formatNumber(0.05, "sl", 1, "exceptZero")).toBe("+0,1");
  expect(formatNumber(-4, "en", 0, "exceptZero")).toBe("\u22124");
});

it("has no value for null, and no unit then either", () => {
  expect(formatNumber(null, "sl")).toBe("-");
  expect(formatNumber(Number.NaN, "sl")).toBe("-");
  expect(formatQuantity(null, "V", "sl", 1)).toBe("-");
  expect(formatQuantity(12.34, "V", "sl", 1)).toBe("12,3\u00a0V");
});

it("writes every share with one decimal, halves up, as spreadsheets do", () => {
  expect(formatPercent(100, "sl")).toBe("100,0\u00a0%");
  expect(formatPercent((219 / 14_152) * 100, "sl")).toBe("1,5\u00a0%");
  // 23 of 80 are 28.75 %, but computed as 28.749999999999996.
  expect(formatPercent((23 / 80) * 100, "en")).toBe("28.8\u00a0%");
  expect(formatPercent(null, "en")).toBe("-");
});
