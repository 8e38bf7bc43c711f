import { describe, expect, it } from "@jest/globals";
import { LAYOUT_WINDOWS, type LayoutName } from "./layouts";
import { asciiOf, inkOf } from "./testing/ascii";
import { type CustomText, textBitmap, textMisfits } from "./textBitmap";

const line = (text: string, more: Partial<CustomText["texts"][number]> = {}) => ({
  text,
  horizontalAlignment: "CENTER" as const,
  verticalAlignment: "CENTER" as const,
  fontSize: 8,
  ...more,
});

it("draws layout B's texts in the upper and the lower half", () => {
  const picture = textBitmap({
    layout: "B",
    texts: [line("ŠOLA", { horizontalAlignment: "LEFT" }), line("30", { horizontalAlignment: "RIGHT" })],
  });
  expect(asciiOf(picture)).toEqual([
    ".#.#............................................................",
    "..#...##..#.....##..............................................",
    ".###.#..#.#....#..#.............................................",
    "#....#..#.#....#..#.............................................",
    ".##..#..#.#....####.............................................",
    "...#.#..#.#....#..#.............................................",
    "###...##...###.#..#.............................................",
    "................................................................",
    "................................................................",
    "........................................................##...##.",
    ".......................................................#..#.#..#",
    ".........................................................#..#..#",
    "..........................................................#.#..#",
    ".......................................................#..#.#..#",
    "........................................................##...##.",
    "................................................................",
  ]);
});

it("draws layout C's first text in the left half, the others one above the other in the right", () => {
  const picture = textBitmap({
    layout: "C",
    texts: [line("I", { fontSize: 12 }), line("I"), line("I", { verticalAlignment: "BOTTOM" })],
  });
  expect(asciiOf(picture).map((row) => row.slice(12, 52))).toEqual([
    "........................................",
    "..................................###...",
    "...................................#....",
    "...................................#....",
    "..###..............................#....",
    "...#...............................#....",
    "...#..............................###...",
    "...#....................................",
    "...#....................................",
    "...#..............................###...",
    "...#...............................#....",
    "..###..............................#....",
    "...................................#....",
    "...................................#....",
    "..................................###...",
    "........................................",
  ]);
});

describe("layout A", () => {
  it.each([
    ["LEFT", "TOP", 8, 0, 1],
    ["CENTER", "CENTER", 8, 30, 5],
    ["RIGHT", "BOTTOM", 8, 61, 9],
    ["LEFT", "TOP", 12, 0, 2],
    ["CENTER", "CENTER", 12, 30, 4],
    ["RIGHT", "BOTTOM", 12, 61, 6],
  ] as const)("%s and %s, %i pixels: begins at %i, %i", (horizontal, vertical, fontSize, left, top) => {
    const text = line("I", { horizontalAlignment: horizontal, verticalAlignment: vertical, fontSize });
    expect(inkOf(textBitmap({ layout: "A", texts: [text] }))).toMatchObject({ left, top });
  });
});

it("leaves out texts that the layout has no place for", () => {
  const texts = [line("A"), line("B"), line("C"), line("D")];
  const lit = (layout: LayoutName) => inkOf(textBitmap({ layout, texts })).rows;
  expect(lit("NONE")).toEqual([]);
  expect(lit("A")).toEqual(inkOf(textBitmap({ layout: "A", texts: [line("A")] })).rows);
});

it("names the texts that are cut off", () => {
  const texts = [line("ŠOLA"), line("PREVIDNO"), line("100 m")];
  expect(textMisfits({ layout: "C", texts })).toEqual([1]);
  expect(textMisfits({ layout: "B", texts })).toEqual([]);
});

it("has windows that tile the panel behind the first", () => {
  for (const layout of ["A", "B", "C"] as const) {
    const covered = LAYOUT_WINDOWS[layout]
      .slice(1)
      .reduce((sum, { width, height }) => sum + width * height, 0);
    expect(covered).toBe(64 * 16);
  }
});
