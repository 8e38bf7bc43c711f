import { describe, expect, it } from "@jest/globals";
import { frameAt } from "./frame";
import { wordsOf } from "./panelText";
import { cycleOf, programAt, sceneAt, stillAt } from "./scene";
import { signOf } from "./signOf";
import { BLINKING, SMILEYS, signDocument, wireProgram } from "./testing/signDocument";

const withPrograms = (...dispParameters: Record<string, unknown>[]) =>
  signOf(signDocument({ ProgramsSettings: { dispParameters } }));
const withBasic = (BasicConfig: Record<string, unknown>, more = {}) =>
  signOf(signDocument({ BasicConfig, ...more }));

const sign = signOf(signDocument(SMILEYS));

/** The lit parts, a word each. */
function told(at: typeof sign, speed: number, time: number): string {
  const { program, isSpeedLit, text, smiley } = sceneAt(at, speed, time);
  const id = text === null ? undefined : program?.texts[text]?.programId;
  const parts = [isSpeedLit && "speed", id !== undefined && wordsOf(at, id, []), smiley];
  return parts.filter(Boolean).join(" ");
}

describe("the program for a speed", () => {
  it.each([
    [0, undefined],
    [9, undefined],
    [10, 10],
    [50, 10],
    [51, 51],
    [199, 51],
  ])("%i km/h: that from %p", (speed, fromSpeed) => {
    expect(programAt(sign, speed)?.fromSpeed).toBe(fromSpeed);
  });

  it("is the greatest reached, in whatever order they stand", () => {
    const steps = withPrograms(wireProgram(71, []), wireProgram(51, []), wireProgram(61, []));
    expect([50, 51, 60, 61, 70, 71].map((speed) => programAt(steps, speed)?.fromSpeed)).toEqual([
      undefined,
      51,
      51,
      61,
      61,
      71,
    ]);
  });
});

it.each([
  [4, ""],
  [5, "happy"],
  [9, "happy"],
  [10, "speed HVALA happy"],
  [50, "speed HVALA happy"],
  [51, "speed POČASI sad"],
  [199, "speed POČASI sad"],
  [200, ""],
])("at %i km/h it shows: %s", (speed, shown) => {
  expect(told(sign, speed, 0)).toBe(shown);
});

it.each([
  [0, "speed POČASI sad"],
  [1, "POČASI sad"],
  [2, "speed sad"],
  [3, ""],
])("with displayDisable %i it shows: %s", (displayDisable, shown) => {
  expect(told(withBasic({ displayDisable }, SMILEYS), 57, 0)).toBe(shown);
});

describe("the speed's blink: 65 and 3 in 1500 ms", () => {
  it.each([
    [0, true],
    [324, true],
    [325, false],
    [499, false],
    [500, true],
    [824, true],
    [825, false],
    [1000, true],
    [1325, false],
    [1500, true],
    [150_000, true],
    [150_325, false],
  ])("after %i ms it is lit: %p", (time, isLit) => {
    expect(sceneAt(sign, 57, time).isSpeedLit).toBe(isLit);
    expect(frameAt(sign, { speed: 57, time, staticTexts: [] }).speed).toEqual({ digits: "57", isLit });
  });

  it.each([
    ["steady at 100", { prgLEDBlinkRatio: 100, prgLEDBlinkCount: 3 }, [true, true, true]],
    ["steady without a blink", { prgLEDBlinkRatio: 65, prgLEDBlinkCount: 0 }, [true, true, true]],
    ["dark at 0", { prgLEDBlinkRatio: 0, prgLEDBlinkCount: 3 }, [false, false, false]],
    ["once", { prgLEDBlinkRatio: 50, prgLEDBlinkCount: 1 }, [true, true, false]],
  ])("%s", (_name, blink, lit) => {
    const other = withPrograms(wireProgram(10, [], blink));
    expect([0, 700, 800].map((time) => sceneAt(other, 57, time).isSpeedLit)).toEqual(lit);
  });
});

describe("two texts", () => {
  it.each([
    [0, "POČASI"],
    [749, "POČASI"],
    [750, "STOP"],
    [1499, "STOP"],
    [1500, "POČASI"],
  ])("alternate: after %i ms it is %s", (time, words) => {
    expect(told(withBasic({ displayDisable: 1 }), 57, time)).toBe(words);
  });

  it("blink within their own time", () => {
    const text = (prgTXTProgId: number, more = {}) => ({ prgTXTProgId, prgTXTDisplayTime: 750, ...more });
    const blinking = withPrograms(
      wireProgram(10, [], {
        TxtProgramsParam: [text(100), text(101, { prgTXTBLinkCount: 3, prgTXTBlinkRatio: 40 })],
      }),
    );
    const shown = [0, 749, 750, 849, 850, 999, 1000, 1099, 1100].map((time) => told(blinking, 57, time));
    expect(shown.map((words) => words.replace("speed", "").trim())).toEqual([
      "HVALA",
      "HVALA",
      "POČASI",
      "POČASI",
      "",
      "",
      "POČASI",
      "POČASI",
      "",
    ]);
  });

  it("share the program's time where they say nothing of theirs", () => {
    const shared = withPrograms(
      wireProgram(10, [], {
        prgDisplayTime: 1000,
        TxtProgramsParam: [{ prgTXTProgId: 100 }, { prgTXTProgId: 101 }],
      }),
    );
    expect([0, 499, 500, 999, 1000].map((time) => sceneAt(shared, 57, time).text)).toEqual([0, 0, 1, 1, 0]);
  });
});

describe("the picture repeats", () => {
  it.each([
    ["never where nothing moves", sign, 42, 0],
    ["after the blinks and the texts", sign, 57, 1500],
    ["never beyond the fastest", sign, 250, 0],
    ["after the texts where the speed is off", withBasic({ displayDisable: 1 }), 57, 1500],
    ["never when all is off", withBasic({ displayDisable: 3 }), 57, 0],
    [
      "once both are through",
      withPrograms(wireProgram(10, [100, 101], { ...BLINKING, prgDisplayTime: 1000 })),
      57,
      3000,
    ],
  ])("%s", (_name, at, speed, cycle) => {
    expect(cycleOf(at, speed)).toBe(cycle);
  });

  it("and looks the same one cycle on", () => {
    for (let time = 0; time < 1500; time += 25)
      expect(sceneAt(sign, 57, time + 1500)).toEqual(sceneAt(sign, 57, time));
  });
});

describe("a still picture", () => {
  it("has everything lit, one text after another", () => {
    for (const [step, words] of ["POČASI", "STOP", "POČASI"].entries())
      expect(told(sign, 57, stillAt(sign, 57, step))).toBe(`speed ${words} sad`);
  });

  it("finds a moment when the speed and a late text are lit together", () => {
    const text = (prgTXTProgId: number, prgTXTDisplayTime: number) => ({ prgTXTProgId, prgTXTDisplayTime });
    const awkward = withPrograms(
      wireProgram(10, [], {
        prgDisplayTime: 1000,
        prgLEDBlinkRatio: 10,
        prgLEDBlinkCount: 1,
        TxtProgramsParam: [text(100, 300), text(101, 450)],
      }),
    );
    for (const [step, words] of ["HVALA", "POČASI"].entries())
      expect(told(awkward, 57, stillAt(awkward, 57, step))).toBe(`speed ${words}`);
  });

  it("is the beginning where there is nothing to wait for", () => {
    expect([stillAt(sign, 42), stillAt(sign, 3), stillAt(withBasic({ displayDisable: 2 }), 57, 1)]).toEqual([
      0, 0, 0,
    ]);
  });
});
