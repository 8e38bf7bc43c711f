import { TEXT_WINDOWS, type TextLayout, WHOLE_PANEL } from "@obcestje/contract/signTexts.js";
import type { Window } from "./bitmap";

/** Layout of a custom text: the number and places of its texts. */
export type LayoutName = "NONE" | TextLayout;

/** Windows generated for each layout: the whole panel for built-in texts, then one window a text. */
export const LAYOUT_WINDOWS: Record<LayoutName, readonly Window[]> = {
  NONE: [],
  A: [WHOLE_PANEL, ...TEXT_WINDOWS.A],
  B: [WHOLE_PANEL, ...TEXT_WINDOWS.B],
  C: [WHOLE_PANEL, ...TEXT_WINDOWS.C],
};
