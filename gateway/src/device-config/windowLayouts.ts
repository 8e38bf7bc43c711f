import type { CustomTextLayoutName } from "../platform-api/customTexts.js";
import type { PanelWindowFields, WindowLayoutFields } from "../platform-api/deviceConfig/display.js";

/** The whole LED panel, in pixels: window 0 of every layout, used for the maker's static texts. */
const PANEL: PanelWindowFields = { x: 0, y: 0, width: 64, height: 16 };

/** The windows of each layout's texts, in order. */
const TEXT_WINDOWS: Record<Exclude<CustomTextLayoutName, "NONE">, PanelWindowFields[]> = {
  A: [PANEL],
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

const LAYOUTS = ["A", "B", "C"] as const;

/** The panel divided into 2, 3 and 4 windows, for custom texts of layouts A, B and C. */
export const WINDOW_LAYOUTS: WindowLayoutFields[] = LAYOUTS.map((layout) => ({
  windows: [PANEL, ...TEXT_WINDOWS[layout]],
}));

/** The number of a text's layout among the layouts of its configuration. */
export function windowLayoutIdOf(layout: Exclude<CustomTextLayoutName, "NONE">): number {
  return LAYOUTS.indexOf(layout);
}
