import { describe, expect, it } from "@jest/globals";
import { typeFor } from "./measurementParts.js";

const typeOf = (...fields: string[]) => typeFor(new Set(fields));

describe("typeFor", () => {
  it.each([
    ["speeds", ["averageSpeed", "maxSpeedTrend"], "speed"],
    ["totals alone", ["totalVehicles"], "speed"],
    ["totals with counts, where they come along", ["totalVehicles", "vehicleCount"], "vehicleCount"],
    ["several", ["histogram", "cyclists", "averageSpeed"], "histogram,pedestrians,speed"],
    ["what every answer has", ["from", "timeZone", "completeness", "__typename"], "frequency"],
  ])("asks for %s", (_what, fields, type) => {
    expect(typeOf(...fields)).toBe(type);
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
