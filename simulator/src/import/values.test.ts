import { describe, expect, it } from "@jest/globals";
import { ImportError } from "./importError.js";
import { directionsByList, parseDirection, parseKind, parseNumber, roundHalfUp } from "./values.js";

describe("parseNumber", () => {
  it.each([
    ["032", 32],
    ["4,5", 4.5],
    ["4.5", 4.5],
    [" 7 ", 7],
    ["-3", -3],
    ["+3", 3],
    ["", undefined],
    ["  ", undefined],
  ])("reads %j", (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    "abc",
    "1e5",
    "0x10",
    "1.2.3",
    "1,2,3",
    "Infinity",
    "NaN",
    "--1",
    "12 km/h",
    "٣",
    "9".repeat(400),
  ])("finds no number in %s", (text) => {
    expect(parseNumber(text)).toBeNaN();
  });
});

describe("roundHalfUp", () => {
  it.each([
    [49.5, 1, 50],
    [49.49, 1, 49],
    [2.44, 10, 2.4],
    [2.45, 10, 2.5],
    [0, 1, 0],
  ])("rounds %d to 1/%d", (value, parts, rounded) => {
    expect(roundHalfUp(value, parts)).toBe(rounded);
  });
});

describe("parseDirection", () => {
  const usual = directionsByList(undefined);

  it.each(["0", "00", "in", "IN", "Incoming", "+", "prihod", "naproti", "", "  ", "Einfahrt", "0 "])(
    "takes %j as incoming",
    (text) => {
      expect(parseDirection(text, usual)).toBe("incoming");
    },
  );
  it.each(["1", "out", "OUTGOING", "-", "odhod", "stran", "Ausfahrt"])("takes %j as outgoing", (text) => {
    expect(parseDirection(text, usual)).toBe("outgoing");
  });
  it.each(["2", "north", "10", "=1", "null", "__proto__", "--"])("knows no direction %j", (text) => {
    expect(parseDirection(text, usual)).toBeUndefined();
  });

  it("takes a list instead of what is usual", () => {
    const own = directionsByList("incoming=1, incoming=Nord,outgoing=0");
    expect(parseDirection("1", own)).toBe("incoming");
    expect(parseDirection("nord", own)).toBe("incoming");
    expect(parseDirection("0", own)).toBe("outgoing");
    expect(parseDirection("out", own)).toBeUndefined();
  });

  it.each(["incoming", "up=1", "incoming=0,down=1", ""])("refuses the list %j", (list) => {
    expect(() => directionsByList(list)).toThrow(ImportError);
  });
});

describe("parseKind", () => {
  it.each([
    ["", "vehicle"],
    ["Vozilo", "vehicle"],
    ["LKW", "vehicle"],
    ["pešec", "pedestrian"],
    ["Fußgänger", "pedestrian"],
    ["kolesar", "bicycle"],
    ["Fahrrad", "bicycle"],
  ])("takes %j as %s", (text, kind) => {
    expect(parseKind(text)).toBe(kind);
  });
  it("knows no cow", () => {
    expect(parseKind("cow")).toBeUndefined();
  });
});
