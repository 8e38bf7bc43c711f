import { expect, it } from "@jest/globals";
import { counts, covered, figures, row } from "./testing/rows";
import { totalsOf } from "./totals";

it("adds up locations: counts by kind, the mean and share of all vehicles together, the highest speed", () => {
  const totals = totalsOf([
    row("a", figures({ count: 3000, speeds: 3000, average: 40, max: 80, overLimitCount: 300 })),
    row(
      "b",
      figures({
        count: 1000,
        speeds: 1000,
        average: 60,
        max: 121,
        overLimitCount: 700,
        completeness: covered(12),
      }),
    ),
    row("camera", counts(500), "visionVehicles"),
    row("loop", counts(70), "bikeCounter"),
    row("square", counts(900), "visionBike"),
  ]);
  expect(totals.count).toEqual({ vehicles: 4500, cyclists: 70, people: 900 });
  expect(totals.average).toBe(45);
  expect(totals.overLimit).toBe(25);
  expect(totals.max).toBe(121);
  expect(totals.completeness).toEqual({
    coveredSeconds: 108 * 3600,
    totalSeconds: 120 * 3600,
    share: 0.9,
  });
  expect(totals).not.toHaveProperty("v85");
});

it("leaves out what is missing instead of counting it as nothing", () => {
  const totals = totalsOf([
    row("a", figures({ count: 10 })),
    row("b", null),
    row("c", undefined),
    row("d", counts(null)),
  ]);
  expect(totals).toMatchObject({ count: { vehicles: 10, cyclists: null }, known: 2, of: 4 });
  expect(totalsOf([row("b", null)])).toMatchObject({
    count: { vehicles: null },
    average: null,
    max: null,
    overLimit: null,
  });
});

it("is unknown where one location does not tell what goes into it", () => {
  const told = row("a", figures());
  expect(totalsOf([told, row("b", figures({ speeds: null }))])).toMatchObject({
    count: { vehicles: 2000 },
    average: null,
    overLimit: null,
    max: 90,
  });
  expect(totalsOf([told, row("b", figures({ overLimitCount: null }))])).toMatchObject({
    average: 45,
    overLimit: null,
  });
  expect(totalsOf([told, row("b", figures({ completeness: null }))]).completeness).toBeNull();
  expect(totalsOf([told, row("b", figures({ count: null, isUntold: true }))]).count.vehicles).toBeNull();
});

it("is an estimate where one of its parts is, and unknown where one is", () => {
  const estimated = figures({ estimates: new Set(["average", "v85"]) });
  expect([...totalsOf([row("a", figures()), row("b", estimated)]).estimates]).toEqual(["average"]);
  expect([...totalsOf([row("a", figures())]).estimates]).toEqual([]);
  // A location with too many vehicles in an open-ended class has vehicles with a speed, but no mean, no maximum
  // and no count over the limit.
  const open = figures({ average: null, max: null, overLimit: null, overLimitCount: null });
  const { average, max, overLimit, count } = totalsOf([row("a", figures()), row("b", open)]);
  expect({ average, max, overLimit, vehicles: count.vehicles }).toEqual({
    average: null,
    max: null,
    overLimit: null,
    vehicles: 2000,
  });
});
