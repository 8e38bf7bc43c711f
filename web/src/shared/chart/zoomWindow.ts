/** A stretch of a horizontal axis, in its units. */
export type AxisWindow = { min: number; max: number };

export const zoomSteps = ["in", "out", "left", "right"] as const;
export type ZoomStep = (typeof zoomSteps)[number];

/** By how much a step zooms, and which part of the window it moves by. */
const factor = 2;
const move = 0.5;

/** The window after one step, within `whole` and never narrower than `narrowest`. */
export function stepWindow(
  window: AxisWindow,
  step: ZoomStep,
  whole: AxisWindow,
  narrowest: number,
): AxisWindow {
  const span = window.max - window.min;
  const full = whole.max - whole.min;
  const scale = step === "in" ? 1 / factor : step === "out" ? factor : 1;
  const wanted = Math.min(full, Math.max(Math.min(narrowest, full), span * scale));
  const shift = step === "left" ? -span * move : step === "right" ? span * move : 0;
  const start = (window.min + window.max) / 2 + shift - wanted / 2;
  const min = Math.min(Math.max(start, whole.min), whole.max - wanted);
  return { min, max: min + wanted };
}
