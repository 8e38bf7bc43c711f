import { expect, it } from "@jest/globals";
import { graphKindOf, graphKinds } from "./graphKind";

it("numbers the kinds from 1 to 13", () => {
  expect(graphKinds.map((_, index) => graphKindOf(String(index + 1)))).toEqual([
    "speedClass",
    "histogram",
    "vehicleCount",
    "percentile",
    "speed",
    "vehicleType",
    "perDay",
    "averagePerHour",
    "pedestrians",
    "cyclists",
    "vehicleCountInOut",
    "pedestriansInOut",
    "cyclistsInOut",
  ]);
});

it.each(["0", "14", "01", "", "constructor", "Histogram"])("knows no kind %p", (text) => {
  expect(graphKindOf(text)).toBeNull();
});
