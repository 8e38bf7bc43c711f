/** Seconds of one step back or forward, whatever the film's frame rate. */
export const stepSeconds = 1 / 15;

/** Share of a frame by which a clock in seconds may miss a frame's border by rounding. */
const tolerance = 1e-3;

/** The frame shown at an instant of the film; the first is 0. Frame n lasts from n/rate to (n+1)/rate. */
export const frameAt = (seconds: number, frameRate: number): number =>
  Math.max(0, Math.floor(seconds * frameRate + tolerance));

/** Seconds at which exactly this frame is shown: at its border browsers show one or the other. */
export const middleOf = (frame: number, frameRate: number): number => (frame + 0.5) / frameRate;

type Film = {
  frameRate: number;
  /** Seconds; NaN until the film's metadata are loaded. */
  duration: number;
};

/** The last frame; infinite until the film's length is known. */
export function lastFrame({ frameRate, duration }: Film): number {
  if (!Number.isFinite(duration)) return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.ceil(duration * frameRate - tolerance) - 1);
}

/** The middle of a frame, or of the film's first or last if it is outside. */
export const soughtFrame = (frame: number, film: Film): number =>
  middleOf(Math.min(Math.max(frame, 0), lastFrame(film)), film.frameRate);

/**
 * Position after some steps. If the frame rate is 15 or a multiple of it, from the middle of a frame to that of
 * another; otherwise by time only.
 */
export function stepped(seconds: number, steps: number, film: Film): number {
  const frames = steps * stepSeconds * film.frameRate;
  const whole = Math.round(frames);
  if (Math.abs(frames - whole) < tolerance)
    return soughtFrame(frameAt(seconds, film.frameRate) + whole, film);
  const last = soughtFrame(Number.POSITIVE_INFINITY, film);
  return Math.min(Math.max(seconds + steps * stepSeconds, soughtFrame(0, film)), last);
}

/** The frame some seconds away. */
export const skipped = (seconds: number, by: number, film: Film): number =>
  soughtFrame(frameAt(seconds + by, film.frameRate), film);
