import { PANEL } from "./deviceConfig/ranges.js";

/**
 * Texts that signs show besides the speed (administrators' specification, "Custom text model"). Lengths are in
 * characters.
 */

/** The layouts of custom texts. A configuration has their windows in this order. */
export const TEXT_LAYOUTS = ["A", "B", "C"] as const;
export type TextLayout = (typeof TEXT_LAYOUTS)[number];

/** Pixels: the font sizes that each text of a layout may have. */
export const FONTS_OF_LAYOUT: Readonly<Record<TextLayout, readonly (readonly number[])[]>> = {
  A: [[8, 12]],
  B: [[8], [8]],
  C: [[8, 12], [8], [8]],
};
export const MOST_TEXTS_OF_LAYOUT = 3;

/** Pixels, from the panel's upper left corner. */
export type PanelWindow = { x: number; y: number; width: number; height: number };

/** Window 0 of every layout, for static texts. */
export const WHOLE_PANEL: PanelWindow = { x: 0, y: 0, ...PANEL };

/** The windows of each layout's texts, in order. They come after window 0. */
export const TEXT_WINDOWS: Readonly<Record<TextLayout, readonly PanelWindow[]>> = {
  A: [WHOLE_PANEL],
  B: [
    { x: 0, y: 0, width: 64, height: 8 },
    { x: 0, y: 8, width: 64, height: 8 },
  ],
  C: [
    { x: 0, y: 0, width: 32, height: 16 },
    { x: 32, y: 0, width: 32, height: 8 },
    { x: 32, y: 8, width: 32, height: 8 },
  ],
};

export const LONGEST_CUSTOM_TEXT_NAME = 100;
export const LONGEST_CUSTOM_TEXT = 100;
/** Of a device, or shared by all. */
export const MOST_CUSTOM_TEXTS = 200;

/** Text programs below are static texts, which the maker built into signs: 1 to 99. Custom texts begin here. */
export const FIRST_CUSTOM_PROGRAM = 100;
export const HIGHEST_STATIC_TEXT = FIRST_CUSTOM_PROGRAM - 1;
export const LONGEST_STATIC_TEXT = 100;

export const MOST_PENALTY_STEPS = 8;
/** km/h above the limit. */
export const HIGHEST_PENALTY_STEP = 150;
