import type { Window } from "./bitmap";

/** The LED panel beneath the speed, in pixels. */
export const PANEL = { width: 64, height: 16 } as const;

/** Where texts stand that say nothing of it, and those that are built into the sign. */
export const WHOLE_PANEL: Window = { x: 0, y: 0, ...PANEL };

/** How many texts a custom text has, and where they stand. */
export type LayoutName = "NONE" | "A" | "B" | "C";

/** What is generated for each layout: the whole panel for built-in texts, then one window a text. */
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
