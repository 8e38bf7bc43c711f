import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { createChartContext } from "./chartContext";
import { chartOf } from "./chartOf";
import { graphKinds } from "./graphKind";
import { graphSet } from "./graphSet";
import { hasSpeeds } from "./hasSpeeds";
import type { Measurement } from "./measurement";
import { lengthClasses, measurement } from "./testing/measurement";
import { isTold, toldGraphs, wholeClasses } from "./told";

const whole = measurement({ lengthClasses, histogramAbove: 3 });

const optional = [
  "completeness",
  "previousCompleteness",
  "totalVehicles",
  "speedLimit",
  "speedClasses",
  "histogram",
  "vehicleCount",
  "vehicleCountIncoming",
  "vehicleCountOutgoing",
  "vehiclesPerDay",
  "averagePerHour",
  "percentilesPerHour",
  "speedPerHour",
  "lengthClasses",
  "pedestrians",
  "cyclists",
] as const satisfies readonly (keyof Measurement)[];

const without = (taken: readonly (keyof Measurement)[]): Measurement => ({
  ...whole,
  ...Object.fromEntries(taken.map((name) => [name, null])),
});

describe("graphs of a platform that leaves out any fields", () => {
  const language = fc.constantFrom("sl", "en");

  it("say the same as of one that tells all, or aren't there", () => {
    fc.assert(
      fc.property(fc.subarray([...optional]), language, (taken, spoken) => {
        const context = createChartContext({ language: spoken, zone: "Europe/Ljubljana", variant: "print" });
        const rest = without(taken);
        for (const kind of graphKinds) {
          const model = chartOf[kind](rest, context);
          if (!isTold(kind, rest)) {
            expect({ empty: model.empty, note: model.note }).toEqual({ empty: true, note: undefined });
            expect(JSON.stringify(model.table().rows)).not.toMatch(/\d|ni podatkov|no data/);
          } else if (!kind.endsWith("InOut")) {
            expect(model.table()).toEqual(chartOf[kind](whole, context).table());
          }
        }
      }),
    );
  });

  it("by direction show the one that is told", () => {
    const context = createChartContext({ language: "sl", zone: "Europe/Ljubljana" });
    const model = chartOf.vehicleCountInOut(without(["vehicleCountIncoming"]), context);
    expect(model.table().columns).toEqual(["Ura", "Odhajajoča smer"]);
  });

  it("draw no limit that is not told", () => {
    const context = createChartContext({ language: "sl", zone: "Europe/Ljubljana" });
    const drawn = JSON.stringify(
      graphKinds.map((kind) => chartOf[kind](without(["speedLimit"]), context).options),
    );
    expect(drawn).not.toContain("omejitev");
  });
});

it("shows both directions together where a platform tells none apart", () => {
  const set = graphSet("visionVehicles", true, whole);
  expect(toldGraphs(set, whole)).toEqual(["vehicleCountInOut", "vehicleType"]);
  const plain = without(["vehicleCountIncoming", "vehicleCountOutgoing", "lengthClasses"]);
  expect(toldGraphs(set, plain)).toEqual(["vehicleCount"]);
});

it("shows both directions together where no hour has one, and apart where none has a count", () => {
  const set = graphSet("visionVehicles", true, whole);
  const silent = (points: Measurement["vehicleCount"]) =>
    points?.map(({ time }) => ({ time, value: null })) ?? null;
  const untold = {
    ...whole,
    vehicleCountIncoming: silent(whole.vehicleCountIncoming),
    vehicleCountOutgoing: silent(whole.vehicleCountOutgoing),
  };
  expect(toldGraphs(set, untold)).toEqual(["vehicleCount", "vehicleType"]);
  expect(toldGraphs(set, { ...untold, vehicleCount: silent(whole.vehicleCount) })[0]).toBe(
    "vehicleCountInOut",
  );
});

it("has no graph of whom nobody listened for", () => {
  const heard = { vehicles: 0, pedestrians: 0, cyclists: 3600 };
  const all = ["vehicleCount", "speedClass", "perDay", "pedestrians", "cyclists"] as const;
  expect(toldGraphs(all, { ...whole, heard })).toEqual(["cyclists"]);
  expect(toldGraphs(all, { ...whole, heard: { vehicles: 0, pedestrians: 0, cyclists: 0 } })).toEqual(all);
});

it("takes classes for a whole only where each is told", () => {
  const classes = [
    { from: 1, vehicles: 2 },
    { from: 11, vehicles: null },
  ];
  expect(wholeClasses(classes)).toBeNull();
  expect(wholeClasses(null)).toBeNull();
  expect(wholeClasses([])).toEqual([]);
});

describe("whether there are speeds", () => {
  const none = { v30: null, v50: null, v85: null, sampleSize: null };
  const of = (part: Partial<Measurement>) =>
    hasSpeeds({ percentiles: none, averageSpeed: null, speedClasses: null, ...part });

  it.each<[string, Partial<Measurement>, boolean]>([
    ["their number", { percentiles: { ...none, sampleSize: 3 } }, true],
    ["that there are none", { percentiles: { ...none, sampleSize: 0 }, averageSpeed: 40 }, false],
    ["their mean", { averageSpeed: 40.5 }, true],
    ["a counter's zero", { averageSpeed: 0 }, false],
    ["V85 alone", { percentiles: { ...none, v85: 50 } }, true],
    [
      "classes",
      { speedClasses: [{ from: 41, to: 50, vehicles: 3, measurements: null, isEstimate: false }] },
      true,
    ],
    [
      "empty classes",
      { speedClasses: [{ from: 41, to: 50, vehicles: 0, measurements: null, isEstimate: false }] },
      false,
    ],
    ["nothing", {}, false],
  ])("follows from %s", (_what, part, expected) => {
    expect(of(part)).toBe(expected);
  });
});
