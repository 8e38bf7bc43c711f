import { describe, expect, it } from "@jest/globals";
import { PANEL } from "@obcestje/contract/deviceConfig/ranges.js";
import fc from "fast-check";
import type { Window } from "./bitmap";
import { blankBitmap, litDots } from "./bitmap";
import { frameAt } from "./frame";
import { overflows } from "./panelText";
import { placeText } from "./placeText";
import { signOf } from "./signOf";
import { asciiOf, inkOf } from "./testing/ascii";
import { SMILEYS, signDocument, wireProgram, wireRow, wireText } from "./testing/signDocument";

const staticTexts = [
  { id: 7, text: "OTROCI" },
  { id: 8, text: "VOZI PREVIDNO" },
  { id: 9, text: "ZELO DOLGO BESEDILO" },
  { id: 10, text: "HITRO\nNI VARNO" },
];

/** A sign that shows one text program at any speed. */
const showing = (programId: number, ...rows: Record<string, unknown>[]) =>
  signOf(
    signDocument({
      ProgramsSettings: { dispParameters: [wireProgram(0, [programId])] },
      CustomTextProgram: { customTextProgramData: rows },
    }),
  );

const panelAt = (sign: ReturnType<typeof signOf>, speed = 57) =>
  frameAt(sign, { speed, time: 0, staticTexts }).panel;

it("draws a text in the middle of the panel", () => {
  expect(asciiOf(panelAt(showing(100, wireRow(0, wireText("POČASI", 1)))))).toEqual([
    "................................................................",
    "................................................................",
    "................................................................",
    "................................................................",
    ".............................#.#................................",
    "..................###...##....#...##...###.###..................",
    "..................#..#.#..#..###.#..#.#.....#...................",
    "..................#..#.#..#.#....#..#..##...#...................",
    "..................###..#..#.#....####....#..#...................",
    "..................#....#..#.#....#..#....#..#...................",
    "..................#.....##...###.#..#.###..###..................",
    "................................................................",
    "................................................................",
    "................................................................",
    "................................................................",
    "................................................................",
  ]);
});

describe("static texts", () => {
  it.each([
    [7, "the largest that fits, 16 pixels", 10],
    [8, "12 pixels would be too wide", 6],
    [10, "two lines are too high for 12 pixels", 14],
  ])("%i: %s", (id, _why, height) => {
    expect(overflows(showing(id), staticTexts)).toEqual([]);
    expect(inkOf(panelAt(showing(id))).rows).toHaveLength(height);
  });

  it("say their number where nobody knows their words, as do custom texts that are not there", () => {
    expect(inkOf(panelAt(showing(99))).rows).toEqual(
      inkOf(frameAt(showing(1), { speed: 57, time: 0, staticTexts: [{ id: 1, text: "#99" }] }).panel).rows,
    );
    expect(litDots(panelAt(showing(140)))).not.toEqual([]);
  });

  it("are cut off at the end where they are too long, which is said", () => {
    expect(inkOf(panelAt(showing(9))).left).toBe(0);
    expect(overflows(showing(9), staticTexts)).toEqual([{ programId: 9, text: "ZELO DOLGO BESEDILO" }]);
  });
});

describe("texts that don't fit", () => {
  it("are named", () => {
    const sign = showing(
      100,
      wireRow(0, wireText("VOZITE POČASI", 1)),
      wireRow(1, wireText("POČASI", 1), wireText("VOZITE POČASI!!", 2)),
      wireRow(1, wireText("POČASI", 1, { fontSize: 12 })),
      wireRow(0, wireText("A\nB\nC", 1)),
    );
    expect(overflows(sign)).toEqual([
      { programId: 101, text: "VOZITE POČASI!!" },
      { programId: 102, text: "POČASI" },
      { programId: 103, text: "A\nB\nC" },
    ]);
  });
});

it("stacks lines with blank rows between", () => {
  const panel = panelAt(showing(100, wireRow(0, wireText("I\nI", 1, { lineSpacing: 2 }))));
  expect(inkOf(panel)).toEqual({
    left: 30,
    top: 0,
    rows: [
      "###",
      ".#.",
      ".#.",
      ".#.",
      ".#.",
      "###",
      ...Array(4).fill("..."),
      "###",
      ".#.",
      ".#.",
      ".#.",
      ".#.",
      "###",
    ],
  });
});

it("takes the whole panel where a layout or window is missing", () => {
  const [known, unknown] = [1, 9].map((window) => panelAt(showing(100, wireRow(0, wireText("A", window)))));
  expect(unknown).toEqual(known);
  expect(panelAt(showing(100, wireRow(7, wireText("A", 1))))).toEqual(known);
});

it("lays no texts over each other whose windows are missing", () => {
  const lit = (...texts: ReturnType<typeof wireText>[]) =>
    litDots(panelAt(showing(100, wireRow(7, ...texts)))).length;
  expect(lit(wireText("A", 1))).toBeGreaterThan(0);
  expect(lit(wireText("A", 1), wireText("B", 2))).toBe(0);
});

it.each([
  [9, null],
  [42, "42"],
  [42.4, "42"],
  [104, "104"],
  [200, null],
])("shows at %d km/h the digits %p", (speed, digits) => {
  const { speed: shown } = frameAt(signOf(signDocument()), { speed, time: 0, staticTexts });
  expect(shown?.digits ?? null).toBe(digits);
});

it("shows no speed that has more digits than the sign", () => {
  const sign = signOf(signDocument({ BasicConfig: { digitsNum: 2 } }));
  expect([99, 100].map((speed) => frameAt(sign, { speed, time: 0, staticTexts }).speed?.digits)).toEqual([
    "99",
    undefined,
  ]);
});

it("shows the face of the speed", () => {
  const sign = signOf(signDocument(SMILEYS));
  expect([50, 51, 250].map((speed) => frameAt(sign, { speed, time: 0, staticTexts }).smiley)).toEqual([
    "happy",
    "sad",
    null,
  ]);
});

describe("pixels", () => {
  const alignment = fc.constantFrom("start" as const, "center" as const, "end" as const);
  const windows: fc.Arbitrary<Window> = fc
    .tuple(fc.nat(PANEL.width), fc.nat(PANEL.height), fc.nat(PANEL.width), fc.nat(PANEL.height))
    .map(([x, y, width, height]) => ({
      x,
      y,
      width: Math.min(width, PANEL.width - x),
      height: Math.min(height, PANEL.height - y),
    }));
  const texts = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.array(fc.constantFrom(..."ČŠŽđp \n\r→😀"), { maxLength: 12 }).map((drawn) => drawn.join("")),
  );
  const styles = fc.record({
    fontSize: fc.constantFrom(8, 12, 16, 24, 32),
    horizontal: alignment,
    vertical: alignment,
    lineSpacing: fc.nat(15),
  });

  it("never leave the window, and lost ones are counted", () => {
    const everywhere = { x: 0, y: 0, ...PANEL };
    fc.assert(
      fc.property(windows, texts, styles, (window, text, style) => {
        const panel = blankBitmap(PANEL);
        const lost = placeText(panel, window, text, style);
        const outside = litDots(panel).filter(
          ({ x, y }) =>
            x < window.x || y < window.y || x >= window.x + window.width || y >= window.y + window.height,
        );
        expect(outside).toEqual([]);
        const whole = blankBitmap(PANEL);
        const lostOfWhole = placeText(whole, everywhere, text, style);
        expect(litDots(panel).length + lost).toBe(litDots(whole).length + lostOfWhole);
      }),
    );
  });
});
