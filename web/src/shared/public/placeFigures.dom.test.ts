import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { isEstimated, placeFigures } from "./placeFigures";

const completeness = { coveredSeconds: 3600, totalSeconds: 7200, share: 0.5 };
const told = {
  totalVehicles: 1234,
  averageSpeed: 41.5,
  maxSpeed: 96,
  v85: 49,
  completeness,
  heard: null,
  isEstimate: false,
  leftOutSeconds: 60,
};

it("of a place are not known where nothing was heard, and known where coverage is not told", () => {
  const silent = { ...told, completeness: { ...completeness, coveredSeconds: 0, share: 0 } };
  expect(placeFigures({ kind: "speed" }, silent, undefined).count).toBeNull();
  expect(placeFigures({ kind: "speed" }, { ...told, completeness: null }, undefined)).toMatchObject({
    count: 1234,
    completeness: null,
  });
});

it("of people are those of both kinds, or unknown", () => {
  const of = (pedestrians: number | null, cyclists: number | null) =>
    placeFigures({ kind: "visionBike" }, told, {
      pedestrians: { total: pedestrians },
      cyclists: { total: cyclists },
    });
  expect(of(3, 4).count).toBe(7);
  expect(of(3, null).count).toBeNull();
  expect(placeFigures({ kind: "visionBike" }, told, { pedestrians: null, cyclists: null }).count).toBeNull();
});

it("of a bicycle counter are its plain counts, or the cyclists that it tells apart", () => {
  const people = { pedestrians: { total: 31 }, cyclists: { total: 219 } };
  const none = { ...told, totalVehicles: 0 };
  expect(placeFigures({ kind: "bikeCounter" }, none, people).count).toBe(219);
  expect(placeFigures({ kind: "bikeCounter" }, told, people).count).toBe(1234);
  expect(placeFigures({ kind: "bikeCounter" }, none, undefined).count).toBeNull();
});

it("of a bicycle counter that listened for no vehicles are its cyclists, and coverage is theirs", () => {
  const heard = { vehicles: 0, pedestrians: 0, cyclists: 1800 };
  const unheard = { ...told, totalVehicles: null, heard };
  const people = { pedestrians: { total: null }, cyclists: { total: 0 } };
  const none = placeFigures({ kind: "bikeCounter" }, unheard, people);
  expect(none).toMatchObject({ count: 0, completeness: { coveredSeconds: 1800, share: 0.25 } });
  // A sign reports nothing on vehicles: unknown, and not 0.
  const sign = placeFigures({ kind: "speed" }, unheard, undefined);
  expect(sign).toMatchObject({ count: null, completeness: { coveredSeconds: 0 } });
});

it("are null exactly where a platform tells nothing", () => {
  fc.assert(
    fc.property(fc.subarray(Object.keys(told)), (names) => {
      const taken = new Set(names);
      const rest = { ...told, ...Object.fromEntries(names.map((name) => [name, null])) };
      expect(placeFigures({ kind: "speed" }, rest, undefined)).toEqual({
        count: taken.has("totalVehicles") ? null : 1234,
        average: taken.has("averageSpeed") ? null : 41.5,
        max: taken.has("maxSpeed") ? null : 96,
        v85: taken.has("v85") ? null : 49,
        completeness: taken.has("completeness") ? null : completeness,
        leftOut: taken.has("leftOutSeconds") ? null : 60,
        isEstimate: false,
      });
    }),
  );
});

it("are called estimates where one of them is said to be: of speeds, where there are any, else of the count", () => {
  const keys = ["count", "average", "v85"] as const;
  const marked = (kind: "speed" | "bikeCounter", isEstimate: boolean | null) => {
    const figures = placeFigures({ kind }, { ...told, isEstimate }, undefined);
    return keys.filter((key) => isEstimated(figures, key));
  };
  expect(marked("speed", true)).toEqual(["average", "v85"]);
  expect(marked("bikeCounter", true)).toEqual(["count"]);
  expect([...marked("speed", false), ...marked("bikeCounter", null)]).toEqual([]);
});
