import { describe, expect, it } from "@jest/globals";
import type { RoadFiguresFragment } from "../../graphql/generated";
import { figuresOf, limitsIn } from "./figures";
import { covered } from "./testing/rows";

const measured: RoadFiguresFragment = {
  from: 1_782_856_800,
  to: 1_782_856_800 + 24 * 3600,
  completeness: covered(20),
  previousCompleteness: covered(24),
  heard: null,
  previousHeard: null,
  leftOutSeconds: null,
  estimates: [],
  totalVehicles: 1000,
  totalVehiclesTrend: -10,
  averageSpeed: 44.4,
  maxSpeed: 96,
  speedLimit: 50,
  speedLimits: null,
  percentageOverLimit: 12.5,
  vehicleOverLimitCount: 125,
  percentiles: { v85: 52, sampleSize: 1000 },
  timeZone: "Europe/Ljubljana",
  resolution: null,
};

describe("the figures of a location", () => {
  it("are those of a sign, an hour's mean over what was covered", () => {
    expect(figuresOf("speed", measured, undefined)).toMatchObject({
      count: 1000,
      trend: -10,
      perHour: 50,
      average: 44.4,
      max: 96,
      v85: 52,
      overLimit: 12.5,
      speeds: 1000,
    });
  });

  it.each(["bikeCounter", "visionVehicles"] as const)("of a %s have no speed, whatever is told", (kind) => {
    expect(figuresOf(kind, measured, undefined)).toMatchObject({
      count: 1000,
      average: null,
      max: null,
      v85: null,
      overLimit: null,
      speeds: 0,
    });
  });

  it("count people on foot and on bicycles together, with the change of both", () => {
    const people = {
      pedestrians: { total: 300, totalTrend: 50 },
      cyclists: { total: 100, totalTrend: -50 },
    };
    const known = figuresOf(
      "visionBike",
      { ...measured, totalVehicles: 0, totalVehiclesTrend: null },
      people,
    );
    expect(known).toMatchObject({ count: 400, people: { pedestrians: 300, cyclists: 100 } });
    // 200 and 200 before.
    expect(known.trend).toBeCloseTo(0);
    expect(figuresOf("visionBike", measured, undefined)).toMatchObject({ count: null, trend: null });
  });

  it("are the cyclists of a bicycle counter that tells them apart, and its plain counts of any other", () => {
    const people = {
      pedestrians: { total: 31, totalTrend: null },
      cyclists: { total: 219, totalTrend: 10 },
    };
    const none = { ...measured, totalVehicles: 0, totalVehiclesTrend: null };
    expect(figuresOf("bikeCounter", none, people)).toMatchObject({ count: 219, trend: 10, isUntold: false });
    expect(figuresOf("bikeCounter", measured, people)).toMatchObject({ count: 1000, trend: -10 });
    // It is not known yet if 0 is all.
    expect(figuresOf("bikeCounter", none, undefined).count).toBeNull();
    expect(figuresOf("bikeCounter", none, { pedestrians: null, cyclists: null }).count).toBe(0);
  });

  it("name all limits of a period in which it changed", () => {
    const speedLimits = [
      { from: measured.from, speedLimit: 50 },
      { from: measured.from + 7200, speedLimit: 30 },
    ];
    const changed = figuresOf("speed", { ...measured, speedLimit: null, speedLimits }, undefined);
    expect(changed.limits).toEqual([50, 30]);
    expect(limitsIn(changed)).toBe("50, 30");
    expect(limitsIn(figuresOf("speed", { ...measured, speedLimit: null }, undefined))).toBeNull();
  });

  it("are those that are told, where coverage is not", () => {
    const told = {
      ...measured,
      completeness: null,
      previousCompleteness: null,
      percentiles: null,
      speedLimit: null,
    };
    expect(figuresOf("speed", told, undefined)).toMatchObject({
      count: 1000,
      perHour: null,
      average: 44.4,
      v85: null,
      speeds: null,
      limits: [],
      completeness: null,
      isUntold: false,
    });
    expect(figuresOf("speed", { ...told, totalVehicles: null }, undefined)).toMatchObject({
      count: null,
      isUntold: true,
    });
    const people = { pedestrians: { total: 3, totalTrend: null }, cyclists: null };
    expect(figuresOf("visionBike", told, people)).toMatchObject({
      count: null,
      people: null,
      isUntold: true,
    });
  });

  it("are the cyclists of a bicycle counter that listened for no vehicles, over what they were listened for", () => {
    const hours = (vehicles: number, cyclists: number) => ({
      vehicles: vehicles * 3600,
      pedestrians: 0,
      cyclists: cyclists * 3600,
    });
    const unheard = {
      ...measured,
      totalVehicles: null,
      totalVehiclesTrend: null,
      vehicleOverLimitCount: null,
      percentiles: { v85: null, sampleSize: 0 },
      heard: hours(0, 10),
      previousHeard: hours(0, 24),
    };
    const people = { pedestrians: null, cyclists: { total: 50, totalTrend: null } };
    expect(figuresOf("bikeCounter", unheard, people)).toMatchObject({
      count: 50,
      perHour: 5,
      completeness: { coveredSeconds: 36_000 },
      isUntold: false,
    });
    // A sign with an imported file of cyclists has no vehicles to add up, and no unknown ones.
    expect(figuresOf("speed", unheard, undefined)).toMatchObject({
      count: null,
      perHour: null,
      speeds: 0,
      overLimitCount: 0,
      isUntold: false,
    });
    const mixed = { ...measured, heard: hours(5, 20) };
    expect(figuresOf("speed", mixed, undefined)).toMatchObject({ count: 1000, perHour: 200 });
  });

  it("are not zero where nothing was heard", () => {
    const silent = { ...measured, totalVehicles: 0, completeness: covered(0), averageSpeed: null };
    expect(figuresOf("speed", silent, undefined)).toMatchObject({
      count: null,
      perHour: null,
      average: null,
    });
    const empty = { ...measured, totalVehicles: 0 };
    expect(figuresOf("speed", empty, undefined)).toMatchObject({ count: 0, perHour: 0 });
  });
});
