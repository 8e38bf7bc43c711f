import { describe, expect, it } from "@jest/globals";
import { FAULT_CODES, faultOf, readFault, sentenceOf } from "./faults.js";

it("writes a fault's sentence with its parameters", () => {
  expect(sentenceOf(faultOf("TOO_SHORT", { min: 8 }))).toBe("must not have fewer than 8 characters");
  expect(sentenceOf(faultOf("TEXT_COUNT", { count: 2, layout: "B" }))).toBe("must be 2 in layout B");
  expect(sentenceOf(faultOf("REQUIRED"))).toBe("is required");
});

describe("reading what somebody sent as a fault", () => {
  it("takes a code with its parameters, and nothing beside them", () => {
    expect(readFault("TOO_SHORT", { min: 8, secret: "a" })).toEqual({
      fault: "TOO_SHORT",
      params: { min: 8 },
    });
    expect(readFault("REQUIRED", { min: 8 })).toEqual({ fault: "REQUIRED" });
    expect(readFault("IMPORT_STATE", { state: "applying" })).toEqual({
      fault: "IMPORT_STATE",
      params: { state: "applying" },
    });
  });

  it.each([
    ["an unknown code", "OF_ANOTHER_PLATFORM", {}],
    ["a name that every object has", "toString", {}],
    ["what devices alone are told", "BATCH_DIFFERS", {}],
    ["no code", undefined, {}],
    ["a lack of parameters", "TOO_SHORT", undefined],
    ["another parameter", "TOO_SHORT", { max: 8 }],
    ["a number as text", "TOO_SHORT", { min: "8" }],
    ["a number that is none", "TOO_SHORT", { min: Number.NaN }],
    ["a word as a number", "NOT_WITH", { other: 1 }],
    ["several words", "NOT_WITH", { other: "the password of Ana" }],
    ["an address", "NOT_WITH", { other: "//example.si" }],
    ["markup", "NOT_WITH", { other: "<b>" }],
    ["a line break", "NOT_WITH", { other: "a\n" }],
    ["a long word", "NOT_WITH", { other: "a".repeat(41) }],
  ])("refuses %s", (_what, code, params) => {
    expect(readFault(code, params)).toBeNull();
  });
});

it("has one sentence a code", () => {
  const sentences = FAULT_CODES.map((fault) => sentenceOf({ fault, params: {} }));
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});
