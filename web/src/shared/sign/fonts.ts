import { font8 } from "./fonts/font8";
import { font12 } from "./fonts/font12";
import { font16 } from "./fonts/font16";
import { font24 } from "./fonts/font24";
import { font32 } from "./fonts/font32";
import type { PixelFont } from "./pixelFont";

const FONTS: readonly PixelFont[] = [font8, font12, font16, font24, font32];

/** The font of this size in pixels, or the next smaller one, or the smallest. */
export function fontOf(size: number): PixelFont {
  return FONTS.findLast((font) => font.size <= size) ?? font8;
}
