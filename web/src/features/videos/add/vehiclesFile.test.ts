import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { readVehicles } from "./vehiclesFile";

describe("a file of vehicles", () => {
  it("is read as it stands", () => {
    const vehicles = [
      { frame: 12 },
      {
        id: 7,
        faultyReading: false,
        direction: "incoming",
        vehicleType: "car",
        plate: null,
        datetime: 1_793_000_000,
        frame: 30,
      },
    ];
    expect(readVehicles(JSON.stringify(vehicles, null, 2))).toEqual({ vehicles, faults: [] });
    expect(readVehicles("[]")).toEqual({ vehicles: [], faults: [] });
  });

  it.each([
    ['[\n  { "frame": 1 },\n  { frame: 2 }\n]', [{ kind: "noJson", line: 3 }]],
    ["{}", [{ kind: "noList", line: null }]],
    ["[1]", [{ kind: "noVehicle", line: 1, vehicle: 1 }]],
    [
      '[\n {"frame": 1},\n\n {"plate": "]\\",{",\n  "direction": "up"}, {"frame": -1, "colour": "red"}]',
      [
        { kind: "field", field: "direction", line: 4, vehicle: 2 },
        { kind: "field", field: "frame", line: 5, vehicle: 3 },
        { kind: "field", field: "colour", line: 5, vehicle: 3 },
      ],
    ],
    [JSON.stringify(Array.from({ length: 2001 }, () => ({}))), [{ kind: "tooMany" }]],
  ])("says of %j what is wrong, and where", (text, faults) => {
    expect(readVehicles(text)).toEqual({ vehicles: [], faults });
  });

  it("that is empty is no JSON", () => {
    expect(readVehicles("").faults).toMatchObject([{ kind: "noJson" }]);
  });

  it("finds the line of each, however the list is written", () => {
    const value = fc.record({
      plate: fc.string({ minLength: 30, maxLength: 40 }),
      frame: fc.integer({ min: 0, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 5 }), (vehicles) => {
        const text = `[\n${vehicles.map((one) => JSON.stringify(one)).join(",\n")}\n]`;
        expect(readVehicles(text).faults).toEqual(
          vehicles.map((_, index) => ({
            kind: "field",
            field: "plate",
            line: index + 2,
            vehicle: index + 1,
          })),
        );
      }),
    );
  });
});
