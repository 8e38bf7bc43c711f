import { describe, expect, it } from "@jest/globals";
import { forDevice, forTemplate } from "./deviceOwn";
import { entryPaths, formOf, parameterPath, withEntry } from "./entries";
import { SECTIONS } from "./sections";
import { signDocument } from "./testing/signDocument";
import {
  choiceOf,
  flagOf,
  levelsOf,
  wholeOf,
  writtenChoice,
  writtenFlag,
  writtenText,
  writtenToken,
} from "./values";

const radar = { kind: "choice", names: ["None", "Falcon"], usually: "name" } as const;

describe("values keep the form that the document has them in", () => {
  it.each([
    ["a flag that was a number", writtenFlag(true, 0), 1],
    ["a flag that was true or false", writtenFlag(false, true), false],
    ["a new flag", writtenFlag(true, undefined), 1],
    ["a choice by name", writtenChoice(radar, 0, "Falcon"), "None"],
    ["a choice by number", writtenChoice(radar, 0, 1), 0],
    ["a new choice", writtenChoice(radar, 1, undefined), "Falcon"],
    ["a number of the firmware's", writtenToken("7", 1), 7],
    ["a new number of the firmware's", writtenToken("7", undefined), 7],
    ["a word of the firmware's", writtenToken("7", "x"), "7"],
    ["what is no number", writtenToken("007", 1), "007"],
    ["a serial number", writtenText("0012", undefined), "0012"],
    ["a serial number that was a number", writtenText("13", 12), 13],
  ])("%s", (_what, written, expected) => {
    expect(written).toBe(expected);
  });

  it("and are understood in either", () => {
    expect([choiceOf(radar.names, 1), choiceOf(radar.names, "falcon"), choiceOf(radar.names, "1")]).toEqual([
      1, 1, 1,
    ]);
    expect([choiceOf(radar.names, 2), choiceOf(radar.names, "x"), choiceOf(radar.names, null)]).toEqual([
      null,
      null,
      null,
    ]);
    expect([wholeOf("-3"), wholeOf(3.5), wholeOf("03"), wholeOf("")]).toEqual([-3, null, null, null]);
    expect([flagOf(1), flagOf(false), flagOf("yes")]).toEqual([true, false, null]);
    expect([levelsOf([1, 2]), levelsOf([1, 2, 3, 4, 5, 6, 7, "8"])]).toEqual([
      null,
      [1, 2, 3, 4, 5, 6, 7, 8],
    ]);
  });
});

describe("lists", () => {
  it("stand as lists, or as their only entry", () => {
    expect([formOf([{}, {}]), formOf({}), formOf(undefined)]).toEqual([2, "single", 0]);
    expect(entryPaths(["a"], "single")).toEqual([["a"]]);
    expect(entryPaths(["a"], 2)).toEqual([
      ["a", 0],
      ["a", 1],
    ]);
    expect([withEntry({ b: 1 }, {}), withEntry(undefined, {}), withEntry([1], 2)]).toEqual([
      [{ b: 1 }, {}],
      [{}],
      [1, 2],
    ]);
  });

  it("have a text's parameters below it or beside, as the document does", () => {
    const known = ["window", "fontSize"];
    expect(parameterPath({ parameters: {} }, ["t"], "window", known)).toEqual(["t", "parameters", "window"]);
    expect(parameterPath({ window: 1 }, ["t"], "window", known)).toEqual(["t", "window"]);
    expect(parameterPath({ window: 1 }, ["t"], "fontSize", known)).toEqual(["t", "fontSize"]);
    expect(parameterPath({}, ["t"], "fontSize", known)).toEqual(["t", "parameters", "fontSize"]);
  });
});

it("a template has no device's own, and leaves a device its own", () => {
  const own = { serialNumber: "0012", deviceType: "K200" };
  const template = forTemplate(signDocument());
  expect(template.BasicConfig).not.toHaveProperty("serialNumber");
  expect(forDevice(template, { BasicConfig: own })).toEqual(signDocument());
  expect(forDevice(template, {})).toBe(template);
});

it("sections are those of the specification, in its order", () => {
  expect(SECTIONS.map(({ key }) => key)).toEqual([
    "basic",
    "flasher",
    "buzzer",
    "roadFlasher",
    "triggers",
    "programs",
    "customTexts",
    "layouts",
    "smileys",
  ]);
});
