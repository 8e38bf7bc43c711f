import { PANEL } from "@obcestje/contract/deviceConfig/ranges.js";
import { type Bitmap, blankBitmap, type Window } from "./bitmap";
import { fontOf } from "./fonts";
import { charactersOf, glyphOf, type PixelFont, widthOf } from "./pixelFont";
import type { Alignment, PlacedText } from "./signModel";

export type TextStyle = Omit<PlacedText, "text" | "window">;

export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/**
 * Lights a text's pixels in its window.
 * @returns the number of pixels outside of it, which are cut off
 */
export function placeText(panel: Bitmap, window: Window, text: string, style: TextStyle): number {
  const font = fontOf(style.fontSize);
  const lines = linesOf(text);
  const lineHeight = font.size + style.lineSpacing;
  const top = startOf(style.vertical, window.height, lines.length * lineHeight - style.lineSpacing);
  return lines.reduce((lost, line, index) => {
    // A text that is too wide starts at its beginning, whatever its alignment.
    const left = Math.max(0, startOf(style.horizontal, window.width, widthOf(font, line)));
    return lost + placeLine(panel, window, line, { font, left, top: top + index * lineHeight });
  }, 0);
}

/** Start of `length` pixels in a room. */
function startOf(alignment: Alignment, room: number, length: number): number {
  if (alignment === "start") return 0;
  return alignment === "end" ? room - length : Math.floor((room - length) / 2);
}

type LinePlace = { font: PixelFont; left: number; top: number };

function placeLine(panel: Bitmap, window: Window, line: string, { font, left, top }: LinePlace): number {
  let lost = 0;
  let start = left;
  for (const character of charactersOf(line)) {
    const { width, isLit } = glyphOf(font, character);
    for (let y = 0; y < font.size; y++)
      for (let x = 0; x < width; x++) if (isLit(x, y) && !light(panel, window, start + x, top + y)) lost++;
    start += width + font.gap;
  }
  return lost;
}

/** @returns true if the pixel is in the window */
function light({ width, dots }: Bitmap, window: Window, x: number, y: number): boolean {
  const inside = x >= 0 && y >= 0 && x < window.width && y < window.height;
  if (inside) dots[(window.y + y) * width + window.x + x] = 1;
  return inside;
}

/** True if a window shows the whole text. */
export function fits(window: Window, text: string, style: TextStyle): boolean {
  return placeText(blankBitmap(PANEL), window, text, style) === 0;
}
