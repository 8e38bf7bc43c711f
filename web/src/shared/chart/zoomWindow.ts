/** A window on a horizontal axis, in its units. */
export type AxisWindow = { min: number; max: number };

export const zoomSteps = ["in", "out", "left", "right"] as const;
export type ZoomStep = (typeof zoomSteps)[number];

/** Factor of a zoom step, and the part of the window that it moves by. */
const factor = 2;
const move = 0.5;

/** The window after one step, within `whole` and at least `narrowest` wide. */
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
