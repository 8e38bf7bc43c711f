import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { vehiclesOf } from "./store.js";
import { checkVideoUrl, labelled, newVehicles, withoutPlates } from "./vehicles.rules.js";

const labels = fc.record(
  {
    id: fc.integer({ min: 1, max: 30 }),
    faultyReading: fc.boolean(),
    direction: fc.constantFrom("incoming" as const, "outgoing" as const, null),
    vehicleType: fc.option(fc.constantFrom("car", "bus")),
    plate: fc.option(fc.constantFrom("LJ AB-123", "KR 12-XYZ")),
    datetime: fc.option(fc.integer({ min: 0, max: 4e9 })),
    frame: fc.option(fc.nat()),
  },
  { requiredKeys: ["id"] },
);
const manyLabels = fc.uniqueArray(labels, { maxLength: 12, selector: ({ id }) => id });

describe("labels", () => {
  it("keep ids and places, touch what is sent alone, and come to the same again", () => {
    fc.assert(
      fc.property(manyLabels, manyLabels, (first, second) => {
        const stored = newVehicles(first);
        const now = labelled(stored, second);
        const ids = (vehicles: { id: number }[]) => vehicles.map(({ id }) => id);
        expect(ids(now).slice(0, stored.length)).toEqual(ids(stored));
        expect(new Set(ids(now)).size).toBe(now.length);
        for (const vehicle of now) {
          const sent = second.find(({ id }) => id === vehicle.id);
          if (sent) expect(vehicle).toMatchObject(sent);
          else expect(stored).toContainEqual(vehicle);
        }
        expect(labelled(now, second)).toEqual(now);
      }),
    );
  });

  it("number vehicles without an id around those that have one", () =>
    expect(newVehicles([{}, { id: 1 }, {}, { id: 3 }]).map(({ id }) => id)).toEqual([2, 1, 4, 3]));

  it("refuse an id that stands twice", () =>
    expect(() => labelled([], [{ id: 1 }, { id: 1 }])).toThrow(
      expect.objectContaining({
        fields: [{ path: "vehicles.1.id", message: "stands twice", fault: "DUPLICATE" }],
      }),
    ));

  it("of before frames were noted have none", () => {
    const [{ frame: _, ...before } = { frame: 0 }] = newVehicles([{ vehicleType: "bus" }]);
    expect(vehiclesOf({ vehicles: JSON.stringify([before]) })).toEqual([{ ...before, frame: null }]);
  });

  it("lose their plates and nothing else", () => {
    const [vehicle] = newVehicles([{ plate: "LJ AB-123", vehicleType: "car" }]);
    expect(withoutPlates([vehicle!])).toEqual([{ ...vehicle, plate: null }]);
  });
});

it.each([
  ["https://video.example.si/a.mp4", true],
  ["/video/a.mp4?t=1", true],
  ["http://video.example.si/a.mp4", false],
  ["https://ana:geslo@example.si/a.mp4", false],
  ["https://", false],
  ["//example.si/a.mp4", false],
  ["/\\example.si/a.mp4", false],
  ["javascript:alert(1)", false],
  ["data:video/mp4,x", false],
  ["video.mp4", false],
])("takes or refuses the address %s", (url, taken) => {
  const check = () => checkVideoUrl(url);
  if (taken) expect(check).not.toThrow();
  else expect(check).toThrow(expect.objectContaining({ code: "VALIDATION_FAILED" }));
});
