import { describe, expect, it } from "@jest/globals";
import type { Column } from "../understanding.js";
import { bordersIn, histogramBorders, namedClasses } from "./classSets.js";

const columns = (...names: string[]): Column[] =>
  names.map((name, index) => ({
    ...{ index, name, role: null, unit: null, unitFrom: null, kind: null, direction: null },
    ...{ timeForm: null, grouped: false, of: null, examples: [] },
  }));

function only(...names: string[]) {
  const { sets } = namedClasses(columns(...names));
  expect(sets).toHaveLength(1);
  const [set] = sets;
  if (!set) throw new Error("no set");
  return { ...set, members: set.members.map(({ column }) => column.index) };
}

describe("namedClasses", () => {
  it.each<[string, string[], number[], boolean]>([
    ["classes that meet", ["0-50 km/h", "50-60 km/h", "60-70 km/h", ">70 km/h"], [0, 50, 60, 70], false],
    ["whole numbers", ["50-54", "55-59", "60-64", "65+"], [49.5, 54.5, 59.5, 64.5], false],
    ["whole numbers from 0", ["0-50", "51-60", "61-70", ">70"], [0, 50.5, 60.5, 70.5], false],
    ["whole numbers below and above", ["<10", "10-19", "20-29", ">=30"], [0, 9.5, 19.5, 29.5], false],
    ["tenths", ["0-9.9", "10-19.9", "20-29.9"], [0, 9.95, 19.95, 29.95], true],
    ["underscores", ["v_50_60", "v_60_70", "v_70_80"], [50, 60, 70, 80], true],
    ["Slovenian", ["do 30", "30-50", "nad 50"], [0, 30, 50], false],
    [
      "begins alone",
      ["spd_00", "spd_05", "spd_10", "spd_15", "spd_20_and_above"],
      [0, 4.5, 9.5, 14.5, 19.5],
      false,
    ],
    [
      "lengths",
      ["len_0_520_cm", "len_521_660_cm", "len_661_1160_cm", "len_1160_plus_cm"],
      [0, 520.5, 660.5, 1160.5],
      false,
    ],
  ])("finds %s", (_, names, borders, closed) => {
    expect(only(...names)).toMatchObject({ borders, closed, members: names.map((_name, index) => index) });
  });

  it("puts columns in the order of their classes", () => {
    expect(only(">70", "60-70", "50-60").members).toEqual([2, 1, 0]);
  });

  it("tells lengths from speeds by unit, word or size", () => {
    expect(only("car (2.5–5.2 m)", "truck (5.2–12 m)", "truck with trailer (12 m and more)")).toMatchObject({
      of: "length",
      unit: "m",
    });
    expect(only("speed 0-10 mph", "speed 10-20 mph")).toMatchObject({ of: "speed", unit: "mph" });
    expect(only("0-50", "50-90")).toMatchObject({ of: "speed", unit: null });
    expect(only("0-6", "6-12,5")).toMatchObject({ of: "length" });
  });

  it("makes a set for each kind and each direction that has one", () => {
    const names = ["car 0-50", "car 50-90", "bike 0-50", "bike 50-90"];
    expect(namedClasses(columns(...names)).sets.map(({ members }) => members.length)).toEqual([2, 2]);
    const directed = ["0-50 incoming", "50-90 incoming", "0-50 outgoing", "50-90 outgoing"];
    expect(namedClasses(columns(...directed)).sets.map(({ members }) => members[0]?.name.direction)).toEqual([
      "incoming",
      "outgoing",
    ]);
  });

  it.each([
    [["0-30", "50-60"], "a hole"],
    [["0-30", "25-60"], "an overlap"],
    [["car 0-50", "car 50-90", "truck 0-50", "truck 50-90"], "the same classes twice of one kind"],
    [["spd_00", "spd_00", "spd_05", "spd_10"], "one twice"],
    [["Class 1", "Class 2", "Class 3", "Class 4"], "numbers of classes"],
    [[">50", ">60", ">70"], "thresholds"],
  ])("finds no set in %j, and tells of its columns: %s", (names) => {
    const { sets, others } = namedClasses(columns(...names));
    expect(sets).toEqual([]);
    expect(others.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    [["50-60"], "one alone"],
    [["Counter 3-4", "Counter 4-5"], "other words"],
    [["V50", "V85", "V15"], "percentiles"],
    [["2026-01-05", "2026-01-06"], "dates"],
    [["time", "speed"], "no numbers"],
  ])("finds none in %j: %s", (names) => {
    expect(namedClasses(columns(...names))).toEqual({ sets: [], others: [] });
  });
});

describe("borders", () => {
  it("are tenths of km/h or of a metre, whatever the unit", () => {
    expect(bordersIn([0, 49.5, 54.5], "km/h")).toEqual([0, 495, 545]);
    // 29.5 mph are 47.475648 km/h.
    expect(bordersIn([0, 29.5], "mph")).toEqual([0, 475]);
    expect(bordersIn([0, 520.5], "cm")).toEqual([0, 52]);
  });

  it("of a cell with all classes are told by its name", () => {
    expect(histogramBorders("car_speed_hist_0to70plus", 8)).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
    expect(histogramBorders("car_speed_hist_0to120plus", 25)?.slice(-2)).toEqual([115, 120]);
    expect(histogramBorders("report", 8)).toBeNull();
  });
});
