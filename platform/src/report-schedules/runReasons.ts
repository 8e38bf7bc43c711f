/** The reason why a renderer could not make a report. */
export const RENDER_REASONS = [
  "gone",
  "impossible",
  "noData",
  "tooLarge",
  "stopped",
  "tooLong",
  "noBrowser",
  "noPortal",
  "failed",
] as const;

export const RUN_REASONS = ["nobody", "paused", "lost", ...RENDER_REASONS] as const;
export type RunReason = (typeof RUN_REASONS)[number];
