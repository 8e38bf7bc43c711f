import { TEXT_LAYOUTS, TEXT_WINDOWS, type TextLayout, WHOLE_PANEL } from "@obcestje/contract/signTexts.js";
import type { WindowLayoutFields } from "../platform-api/deviceConfig/display.js";

/** The panel divided into 2, 3 and 4 windows, for custom texts of layouts A, B and C. */
export const WINDOW_LAYOUTS: WindowLayoutFields[] = TEXT_LAYOUTS.map((layout) => ({
  windows: [WHOLE_PANEL, ...TEXT_WINDOWS[layout]],
}));

/** The number of a text's layout among the layouts of its configuration. */
export function windowLayoutIdOf(layout: TextLayout): number {
  return TEXT_LAYOUTS.indexOf(layout);
}
