/** A bitmap font. Its glyphs have different widths, except for the digits. */
export type PixelFont = {
  /** Height of every glyph. */
  readonly size: number;
  /** Blank columns between two glyphs. */
  readonly gap: number;
  /** By character: number of columns, and the rows in hexadecimal from the top, each padded with zeros to whole digits. */
  readonly glyphs: Readonly<Record<string, readonly [width: number, rows: string]>>;
};

export type Glyph = { readonly width: number; isLit(x: number, y: number): boolean };

/** Glyph of a character. A character that the font lacks is a hollow box, which nobody takes for a space. */
export function glyphOf(font: PixelFont, character: string): Glyph {
  const [width, rows] = Object.hasOwn(font.glyphs, character) ? (font.glyphs[character] ?? []) : [];
  if (width === undefined || rows === undefined) return hollowBox(font);
  const digits = Math.ceil(width / 4);
  return {
    width,
    isLit: (x, y) => {
      const four = Number.parseInt(rows.charAt(y * digits + Math.floor(x / 4)), 16);
      return ((four >> (3 - (x % 4))) & 1) === 1;
    },
  };
}

/** From the second row of the cell to the last but one, half as wide as high. */
function hollowBox({ size }: PixelFont): Glyph {
  const width = size / 2;
  const [top, bottom] = [1, size - 2];
  return {
    width,
    isLit: (x, y) => y >= top && y <= bottom && (x === 0 || x === width - 1 || y === top || y === bottom),
  };
}

const SPACES = /[\t\u00a0]/g;

/** The characters of a line as fonts have them: accented letters as one, every blank as a space. */
export function charactersOf(line: string): string[] {
  return [...line.normalize("NFC").replace(SPACES, " ")];
}

/** Width of a line in columns. */
export function widthOf(font: PixelFont, line: string): number {
  const widths = charactersOf(line).map((character) => glyphOf(font, character).width);
  return widths.reduce((sum, width) => sum + width + font.gap, 0) - (widths.length > 0 ? font.gap : 0);
}
