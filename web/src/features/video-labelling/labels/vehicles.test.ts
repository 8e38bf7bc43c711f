import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  besides,
  frameOf,
  inOrder,
  instantOf,
  isLabelled,
  missedVehicle,
  nextId,
  nextOpen,
  plateOf,
  type Vehicle,
  withVehicle,
} from "./vehicles";

const recording = { recordedDate: 1_793_000_000, frameRate: 15 };
const vehicle = (id: string, part: Partial<Vehicle> = {}): Vehicle => ({
  ...missedVehicle([], 0),
  id,
  frame: null,
  ...part,
});
const done = { vehicleType: "car", direction: "INCOMING" } as const;
const ids = (vehicles: readonly Vehicle[]) => vehicles.map(({ id }) => id);

describe("a vehicle", () => {
  it.each<[Partial<Vehicle>, boolean]>([
    [{}, false],
    [{ vehicleType: "car" }, false],
    [{ direction: "OUTGOING" }, false],
    [done, true],
    [{ faultyReading: true }, true],
  ])("that has %j is labelled: %s", (part, expected) => {
    expect(isLabelled(vehicle("1", part))).toBe(expected);
  });

  it("is found in the film by its frame, else by its time", () => {
    const datetime = recording.recordedDate + 4;
    expect(frameOf(vehicle("1", { frame: 7, datetime }), recording)).toBe(7);
    expect(frameOf(vehicle("1", { datetime }), recording)).toBe(60);
    expect(frameOf(vehicle("1", { datetime: recording.recordedDate - 1 }), recording)).toBeNull();
    expect(frameOf(vehicle("1", { datetime }), { ...recording, recordedDate: null })).toBeNull();
    expect(instantOf(60, recording)).toBe(datetime);
    expect(instantOf(60, { ...recording, recordedDate: null })).toBeNull();
  });

  it.each([
    [" lj 12-3ab ", "LJ 12-3AB"],
    ["   ", null],
    ["x".repeat(30), "X".repeat(20)],
    [`${"x".repeat(19)} y`, "X".repeat(19)],
  ])("has of %j the plate %j", (typed, plate) => {
    expect(plateOf(typed)).toBe(plate);
  });
});

describe("vehicles", () => {
  it("stand as the film shows them, those of which nothing is known last", () => {
    const some = [vehicle("1"), vehicle("2", { frame: 30 }), vehicle("3"), vehicle("4", { frame: 2 })];
    expect(ids(inOrder(some, recording))).toEqual(["4", "2", "1", "3"]);
  });

  it("take one more in at its place, and stay as they were", () => {
    const frames = fc.array(fc.option(fc.integer({ min: 0, max: 50 })), { maxLength: 12 });
    fc.assert(
      fc.property(frames, fc.integer({ min: 0, max: 50 }), (known, frame) => {
        const all = inOrder(
          known.map((at, index) => vehicle(String(index + 1), { frame: at })),
          recording,
        );
        const added = missedVehicle(all, frame);
        expect(ids(all)).not.toContain(added.id);
        const more = withVehicle(all, added, recording);
        expect(ids(more).filter((id) => id !== added.id)).toEqual(ids(all));
        expect(inOrder(more, recording)).toEqual(more);
      }),
    );
  });

  it("number a new one after the highest", () => {
    expect(nextId([])).toBe("1");
    expect(nextId([vehicle("9"), vehicle("41"), vehicle("5")])).toBe("42");
  });

  it("lead on to the next one that is open, round the end", () => {
    const some = [vehicle("1"), vehicle("2", done), vehicle("3"), vehicle("4", done)];
    expect(nextOpen(some, null)).toBe("1");
    expect(nextOpen(some, "1")).toBe("3");
    expect(nextOpen(some, "3")).toBe("1");
    expect(nextOpen([vehicle("1", done)], "1")).toBeNull();
    expect(nextOpen([vehicle("1")], "1")).toBe("1");
  });

  it("lead to those beside, and stay at the ends", () => {
    const some = [vehicle("1"), vehicle("2")];
    expect([besides(some, "1", 1), besides(some, "2", 1), besides(some, "1", -1)]).toEqual(["2", "2", "1"]);
    expect([besides(some, null, 1), besides([], null, 1)]).toEqual(["1", null]);
  });
});
