import { describe, expect, it } from "@jest/globals";
import { blankBitmap } from "./bitmap";
import { fontOf } from "./fonts";
import { charactersOf, glyphOf, widthOf } from "./pixelFont";
import { placeText } from "./placeText";
import { inkOf } from "./testing/ascii";

const SIZES = [8, 12, 16, 24, 32];
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const LETTERS = [..."čšžćđČŠŽĆĐäöüÄÖÜßéèàáíóúâêôÉÈÀÁÍÓÚÂÊÔ°€–…«»"];

/** A line's lit pixels, without the blank space around them. */
function drawn(line: string, fontSize: number) {
  const place = { x: 0, y: 0, width: 200, height: 32 };
  const panel = blankBitmap(place);
  const style = { fontSize, horizontal: "start", vertical: "start", lineSpacing: 0 } as const;
  placeText(panel, place, line, style);
  return inkOf(panel).rows;
}

describe.each(SIZES)("the font of %i pixels", (size) => {
  const font = fontOf(size);
  const missing = drawn("\u{1f600}", size);

  it("has its size, and every letter that is written here and next door", () => {
    expect(font.size).toBe(size);
    expect([...ASCII, ...LETTERS].filter((letter) => !Object.hasOwn(font.glyphs, letter))).toEqual([]);
  });

  it("has whole tables, and no ink beyond a glyph's width", () => {
    for (const [character, [width, rows]] of Object.entries(font.glyphs)) {
      const digits = Math.ceil(width / 4);
      expect([character, rows]).toEqual([character, expect.stringMatching(/^[0-9a-f]+$/)]);
      expect([character, rows.length]).toEqual([character, size * digits]);
      const spare = (1 << (digits * 4 - width)) - 1;
      for (let y = 0; y < size; y++) {
        const bits = Number.parseInt(rows.slice(y * digits, (y + 1) * digits), 16);
        expect([character, bits & spare]).toEqual([character, 0]);
      }
    }
  });

  it("has digits of one width, so that numbers don't jump", () => {
    expect(new Set([..."0123456789"].map((digit) => glyphOf(font, digit).width)).size).toBe(1);
  });

  it("draws no two letters alike", () => {
    const looks = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZČŠŽĆĐ"].map((letter) => drawn(letter, size).join("\n"));
    expect(new Set(looks).size).toBe(looks.length);
  });

  it("draws a hollow box for what it lacks", () => {
    const side = `#${".".repeat(size / 2 - 2)}#`;
    const edge = "#".repeat(size / 2);
    expect(missing).toEqual([edge, ...Array.from({ length: size - 4 }, () => side), edge]);
    expect(drawn("→", size)).toEqual(missing);
  });
});

it("fits VOZITE POČASI on the panel", () => {
  expect(widthOf(fontOf(8), "VOZITE POČASI")).toBeLessThanOrEqual(64);
});

it("takes letters whose accents stand apart, and blanks of any kind", () => {
  expect(charactersOf("C\u030c\u00a0\tz\u030c")).toEqual(["Č", " ", " ", "ž"]);
});

it("takes the next smaller font for a size that there is none of", () => {
  expect([0, 7, 8, 11, 12, 20, 24, 99].map((size) => fontOf(size).size)).toEqual([
    8, 8, 8, 8, 12, 16, 24, 32,
  ]);
});

it("draws the caron of small capitals above the others' height", () => {
  expect(drawn("AČŠŽĐ", 8)).toEqual([
    "......#.#..#.#..#.#......",
    ".##....#....#....#...###.",
    "#..#..###..###.####..#..#",
    "#..#.#....#......#..###.#",
    "####.#.....##...#....#..#",
    "#..#.#.......#.#.....#..#",
    "#..#..###.###..####..###.",
  ]);
});

it("draws the caron of larger letters apart from them", () => {
  expect(drawn("Čš", 12)).toEqual([
    ".#.#.......",
    "..#....#.#.",
    "........#..",
    ".####......",
    "#......####",
    "#.....#....",
    "#......###.",
    "#.........#",
    "#.........#",
    ".####.####.",
  ]);
});
