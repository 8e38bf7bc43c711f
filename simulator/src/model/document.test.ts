import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { demoModel } from "../../test/demoModel.js";
import { readDocument } from "./document.js";

const [sign, smiley] = [demoModel("OB-2301"), demoModel("OB-2303")];
const programs = (...begins: number[]) => ({
  ProgramsSettings: { dispParameters: begins.map((prgSpeedLimit) => ({ prgSpeedLimit })) },
});

describe("the limit of a sign", () => {
  it.each<[string, number[], number | undefined]>([
    ["one below the second program", [10, 51], 50],
    ["also among penalty steps, in any order", [81, 10, 71, 61, 51], 50],
    ["also where it is below the first program's usual speed", [5, 6], 5],
    ["one below the only program, where that is for those over it", [31], 30],
    ["unknown with the program of the others alone", [10], undefined],
    ["unknown without programs", [], undefined],
  ])("is %s", (_what, begins, limit) => {
    expect(readDocument(programs(...begins), sign)?.speedLimit).toBe(limit);
  });

  it("is where a face stops smiling, for signs that have one", () => {
    const smileyConfig = [
      { smileyIcon: 0, speedThresholdMin: 41, speedThresholdMax: 200 },
      { smileyIcon: 1, speedThresholdMin: 0, speedThresholdMax: 40 },
    ];
    const document = { ...programs(10, 51), smileyConfig };
    expect(readDocument(document, smiley)?.speedLimit).toBe(40);
    expect(readDocument({ ...document, smileyConfig: smileyConfig[1] }, smiley)?.speedLimit).toBe(40);
    expect(readDocument(document, sign)?.speedLimit).toBe(50);
    expect(readDocument(programs(10, 51), smiley)?.speedLimit).toBe(50);
  });
});

it("says only what the document says", () => {
  expect(readDocument({ cfgID: "KB0", other: [1] }, sign)).toEqual({});
  const BasicConfig = {
    displayDisable: 3,
    vMin: 5,
    vMax: 199,
    gprsUpdateDataInterval: 900,
    gprsNewActionInterval: 15,
    odd: {},
  };
  expect(readDocument({ BasicConfig }, sign)).toEqual({
    displayOff: true,
    vMin: 5,
    vMax: 199,
    measurementInterval: 900,
    pingInterval: 15,
  });
  for (const displayDisable of [0, 1, 2])
    expect(readDocument({ BasicConfig: { displayDisable } }, sign)).toEqual({ displayOff: false });
});

it("makes something or nothing of any document, and never fails", () => {
  const known = fc.constantFrom(
    "BasicConfig",
    "ProgramsSettings",
    "dispParameters",
    "prgSpeedLimit",
    "smileyConfig",
    "vMin",
    "displayDisable",
    "gprsUpdateDataInterval",
  );
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom<unknown>(null, true, "", "50"),
      fc.double(),
      fc.integer({ min: -1, max: 400 }),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(known, tie("value"), { maxKeys: 5 }),
    ),
  }));
  fc.assert(
    fc.property(value, (document) => {
      const read = readDocument(document, smiley);
      for (const number of [read?.speedLimit, read?.vMin, read?.measurementInterval])
        expect(number === undefined || Number.isInteger(number)).toBe(true);
    }),
  );
});
