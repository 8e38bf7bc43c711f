import { expect, it } from "@jest/globals";
import { details } from "../testing/details";
import { heatBorders, heatScale, heatStep } from "./heat";

const hourOfWeek = details().hourOfWeek ?? [];
const hour = { weekDay: "MONDAY", hour: 7, coveredSeconds: 3600, averageSpeed: null, v85: null } as const;

it("begins with nothing for counts, with the lowest for speeds", () => {
  expect(heatScale(hourOfWeek, "vehicles")).toEqual({ low: 0, high: 112 });
  expect(heatScale(hourOfWeek, "v85")).toEqual({ low: 50, high: 56 });
});

it("has no scale without values", () => {
  expect(heatScale([], "vehicles")).toBeNull();
  expect(heatScale([{ ...hour, vehicles: 3 }], "v85")).toBeNull();
});

it("gives the lowest the first colour and the highest the last", () => {
  const scale = { low: 0, high: 60 };
  expect([0, 9.9, 10, 59, 60].map((value) => heatStep(value, scale))).toEqual([0, 0, 1, 5, 5]);
  expect(heatBorders(scale)).toEqual([0, 10, 20, 30, 40, 50]);
});

it("makes no difference where there is none", () => {
  expect(heatStep(50, { low: 50, high: 50 })).toBe(0);
});
