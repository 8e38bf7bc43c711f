import type { Window } from "./bitmap";

/** The LED panel below the speed, in pixels. */
export const PANEL = { width: 64, height: 16 } as const;

/** Window of built-in texts, and of texts without one. */
export const WHOLE_PANEL: Window = { x: 0, y: 0, ...PANEL };

/** Layout of a custom text: the number and places of its texts. */
export type LayoutName = "NONE" | "A" | "B" | "C";

/** Windows generated for each layout: the whole panel for built-in texts, then one window a text. */
export const LAYOUT_WINDOWS: Record<LayoutName, readonly Window[]> = {
  NONE: [],
  A: [WHOLE_PANEL, WHOLE_PANEL],
  B: [WHOLE_PANEL, { x: 0, y: 0, width: 64, height: 8 }, { x: 0, y: 8, width: 64, height: 8 }],
  C: [
    WHOLE_PANEL,
    { x: 0, y: 0, width: 32, height: 16 },
    { x: 32, y: 0, width: 32, height: 8 },
    { x: 32, y: 8, width: 32, height: 8 },
  ],
};
