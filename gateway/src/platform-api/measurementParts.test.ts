import { describe, expect, it } from "@jest/globals";
import { coarserType, typeFor } from "./measurementParts.js";

const typeOf = (...fields: string[]) => typeFor(new Set(fields));

describe("typeFor", () => {
  it.each([
    ["single figures", ["averageSpeed", "maxSpeedTrend", "totalVehicles"], "totals"],
    ["one count an hour", ["totalVehicles", "vehicleCount"], "totals,vehiclesPerHour"],
    ["counts with their directions", ["vehicleCount", "vehicleCountIncoming"], "vehicleCount"],
    ["several", ["histogram", "cyclists", "averageSpeed"], "histogram,pedestrians,totals"],
    ["a figure that stands alone", ["peakHour", "completeness"], "peakHour"],
    [
      "figures beside parts",
      ["hourOfWeek", "averageSpeed", "speedThresholds"],
      "totals,thresholds,hourOfWeek",
    ],
    ["what every answer has", ["from", "timeZone", "completeness", "__typename"], "frequency"],
  ])("asks for %s", (_what, fields, type) => {
    expect(typeOf(...fields)).toBe(type);
  });

  it("names figures beside the whole", () => {
    const many = [
      "averageSpeed",
      "percentiles",
      "speedClasses",
      "histogram",
      "vehicleCount",
      "vehiclesPerDay",
    ];
    expect(typeOf(...many, "averagePerHour", "byDirection")).toBe("ALL,byDirection");
  });

  it("asks for the whole where much is wanted", () => {
    expect(
      typeOf(
        "averageSpeed",
        "percentiles",
        "speedClasses",
        "histogram",
        "vehicleCount",
        "vehiclesPerDay",
        "averagePerHour",
      ),
    ).toBe("ALL");
  });
});

it.each([
  ["totals", "speed"],
  ["totals,vehiclesPerHour", "speed,vehicleCount"],
  ["frequency,totals", "frequency,speed"],
  ["vehiclesPerDay", "daily,vehiclesPerDay"],
  ["ALL", "ALL"],
])("asks a platform that knows less for more than %s: %s", (type, coarser) => {
  expect(coarserType(type)).toBe(coarser);
});
