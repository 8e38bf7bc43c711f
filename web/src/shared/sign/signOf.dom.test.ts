import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { frameAt } from "./frame";
import { overflows } from "./panelText";
import { cycleOf, stillAt } from "./scene";
import { signOf } from "./signOf";
import { signWords, tellingSpeed } from "./signWords";
import { SMILEYS, signDocument, wireProgram, wireText } from "./testing/signDocument";

describe("a configuration's document", () => {
  it("is read whole", () => {
    const sign = signOf(signDocument(SMILEYS));
    expect(sign).toMatchObject({
      isConfigured: true,
      isSpeedOff: false,
      isTextOff: false,
      minSpeed: 5,
      maxSpeed: 199,
      digits: 3,
      brightness: [1, 2, 5, 12, 28, 64, 140, 255],
    });
    expect(sign.programs[1]).toEqual({
      fromSpeed: 51,
      displayTime: 1500,
      blink: { count: 3, ratio: 65 },
      texts: [101, 102].map((programId) => ({
        programId,
        displayTime: 750,
        blink: { count: 1, ratio: 100 },
      })),
    });
    expect(sign.layouts.map((windows) => windows.length)).toEqual([2, 3, 4]);
    expect(sign.layouts[1]?.[2]).toEqual({ x: 0, y: 8, width: 64, height: 8 });
    expect(sign.customTexts[1]?.texts[0]).toEqual({
      text: "POČASI",
      window: 1,
      horizontal: "center",
      vertical: "center",
      fontSize: 12,
      lineSpacing: 0,
    });
    expect(sign.smileys).toEqual([
      { icon: "happy", fromSpeed: 0, toSpeed: 50 },
      { icon: "sad", fromSpeed: 51, toSpeed: 200 },
    ]);
  });

  it("may have a list's only entry as such, parameters beside the text, names and numbers as text", () => {
    const sign = signOf({
      BasicConfig: { vMin: "7", displayDisable: "2", digitsNum: "2" },
      ProgramsSettings: {
        dispParameters: { prgSpeedLimit: "10", TxtProgramsParam: { prgTXTProgId: "100" } },
      },
      WindowLayoutParameter: {
        windowSettings: { xCoordinate: "32", yCoordinate: 0, width: "32", height: 16 },
      },
      CustomTextProgram: {
        customTextProgramData: {
          winLayoutID: "0",
          customTextData: {
            customText: "STOP",
            window: "0",
            horizontalAlign: "Right",
            verticalAlign: "2",
            fontSize: "12",
          },
        },
      },
      smileyConfig: { smileyIcon: "1" },
    });
    expect(sign).toMatchObject({ minSpeed: 7, isSpeedOff: false, isTextOff: true, digits: 2 });
    expect(sign.programs).toMatchObject([
      { fromSpeed: 10, displayTime: 1500, texts: [{ programId: 100, displayTime: 1500 }] },
    ]);
    expect(sign.layouts).toEqual([[{ x: 32, y: 0, width: 32, height: 16 }]]);
    expect(sign.customTexts[0]?.texts[0]).toMatchObject({
      window: 0,
      horizontal: "end",
      vertical: "end",
      fontSize: 12,
    });
    expect(sign.smileys).toEqual([{ icon: "happy", fromSpeed: 0, toSpeed: 200 }]);
  });

  it("is left out where it can't be read, and texts keep their places", () => {
    const sign = signOf({
      ProgramsSettings: {
        dispParameters: [{ prgDisplayTime: 9 }, null, wireProgram(20, []), wireProgram(10, [])],
      },
      CustomTextProgram: {
        customTextProgramData: [null, { customTextData: [7, wireText("A", 0, { fontSize: "x" })] }],
      },
      WindowLayoutParameter: [
        "none",
        { windowSettings: [{ xCoordinate: 60, yCoordinate: -3, width: 999, height: 16 }] },
      ],
      smileyConfig: [{ smileyIcon: 9 }],
    });
    expect(sign.programs.map(({ fromSpeed }) => fromSpeed)).toEqual([10, 20]);
    expect(sign.customTexts.map(({ texts }) => texts.map(({ text }) => text))).toEqual([[], ["A"]]);
    expect(sign.layouts).toEqual([[], [{ x: 60, y: 0, width: 4, height: 16 }]]);
    expect(sign.smileys).toEqual([]);
  });

  it.each([null, undefined, "", [], {}, { cfgID: "KB0" }])("is none: %j", (document) => {
    expect(signOf(document).isConfigured).toBe(false);
  });

  it.each([
    [0, false, false],
    [1, true, false],
    [2, false, true],
    [3, true, true],
    ["3", true, true],
    [9, false, false],
    [null, false, false],
  ])("has displayDisable %j: speed off %j, texts off %j", (displayDisable, isSpeedOff, isTextOff) => {
    expect(signOf({ BasicConfig: { displayDisable } })).toMatchObject({ isSpeedOff, isTextOff });
  });
});

describe("nonsense", () => {
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(null, true, "", "12", "left", -1, 0, 1, 2, 7, 100, 101, 1e9, 0.5, "a\nb"),
    fc.jsonValue({ maxDepth: 2 }),
  );
  /** The document with any value, at any depth, replaced. */
  function spoiled(value: unknown): fc.Arbitrary<unknown> {
    if (typeof value !== "object" || value === null)
      return fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: leaf });
    const inside = Array.isArray(value)
      ? fc.tuple(...value.map(spoiled))
      : fc.record(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, spoiled(part)])), {
          requiredKeys: [],
        });
    return fc.oneof({ weight: 12, arbitrary: inside }, { weight: 1, arbitrary: leaf });
  }
  const documents = fc.oneof(spoiled(signDocument(SMILEYS)), fc.jsonValue());

  it("never throws, and draws nothing but pixels of the panel", () => {
    fc.assert(
      fc.property(documents, fc.integer({ min: -5, max: 310 }), fc.nat(100_000), (document, speed, time) => {
        const sign = signOf(document);
        const staticTexts = [{ id: 7, text: "OTROCI" }];
        const frame = frameAt(sign, { speed, time, staticTexts });
        expect(frame.panel.dots).toHaveLength(64 * 16);
        expect(Number.isFinite(cycleOf(sign, speed))).toBe(true);
        expect(stillAt(sign, speed, 1)).toBeGreaterThanOrEqual(0);
        expect(overflows(sign, staticTexts)).toBeInstanceOf(Array);
        expect(signWords(sign, { speed, staticTexts, language: "sl" })).not.toBe("");
        expect(Number.isFinite(tellingSpeed(sign))).toBe(true);
        // The same input gives the same frame, whatever was drawn in between.
        expect(frameAt(signOf(document), { speed, time, staticTexts })).toEqual(frame);
      }),
      { numRuns: 300 },
    );
  });

  it("of other sections changes nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 130 }), fc.nat(3000), (value, speed, time) => {
        const more = { FlasherConfig: value, maker: value, flasherTrigger: value };
        const moment = { speed, time, staticTexts: [] };
        expect(frameAt(signOf(signDocument(more)), moment)).toEqual(frameAt(signOf(signDocument()), moment));
      }),
      { numRuns: 50 },
    );
  });
});
