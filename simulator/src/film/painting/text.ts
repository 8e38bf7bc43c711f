import type { Colour, Picture } from "./picture.js";

const GLYPH_WIDTH = 5;
export const GLYPH_HEIGHT = 7;
/** Distance from one letter to the next. */
export const ADVANCE = GLYPH_WIDTH + 1;

/** Rows from the top, one base-32 digit each, whose five bits are the pixels from the left. */
const GLYPHS: Record<string, string> = {
  A: "ehhvhhh",
  B: "uhhuhhu",
  C: "ehggghe",
  D: "uhhhhhu",
  E: "vgguggv",
  F: "vgguggg",
  G: "ehgnhhf",
  H: "hhhvhhh",
  I: "e44444e",
  J: "72222ic",
  K: "hikokih",
  L: "ggggggv",
  M: "hrllhhh",
  N: "hhpljhh",
  O: "ehhhhhe",
  P: "uhhuggg",
  Q: "ehhhlid",
  R: "uhhukih",
  S: "fgge11u",
  T: "v444444",
  U: "hhhhhhe",
  V: "hhhhha4",
  W: "hhhllla",
  X: "hha4ahh",
  Y: "hhha444",
  Z: "v1248gv",
  "0": "ehjlphe",
  "1": "4c4444e",
  "2": "eh1248v",
  "3": "v2421he",
  "4": "26aiv22",
  "5": "vgu11he",
  "6": "68guhhe",
  "7": "v124888",
  "8": "ehhehhe",
  "9": "ehhf12c",
  "-": "000v000",
  ":": "0cc0cc0",
  ".": "00000cc",
  "#": "aavavaa",
  " ": "0000000",
};

/** True if a letter is lit at a place of its cell. */
export function isLit(letter: string, column: number, row: number): boolean {
  const bits = Number.parseInt(GLYPHS[letter]?.[row] ?? "0", 32);
  return ((bits >> (GLYPH_WIDTH - 1 - column)) & 1) === 1;
}

/** Width of a text in pixels. @param scale pixels per dot */
export function textWidth(text: string, scale: number): number {
  return (text.length * ADVANCE - 1) * scale;
}

/** Writes capital letters and digits, from their upper left corner on. */
export function write(
  picture: Picture,
  text: string,
  [x, y]: readonly [x: number, y: number],
  scale: number,
  colour: Colour,
): void {
  for (const [index, letter] of [...text].entries())
    for (let row = 0; row < GLYPH_HEIGHT; row++)
      for (let column = 0; column < GLYPH_WIDTH; column++)
        if (isLit(letter, column, row)) {
          const left = x + (index * ADVANCE + column) * scale;
          picture.fillRectangle(left, y + row * scale, scale, scale, colour);
        }
}
