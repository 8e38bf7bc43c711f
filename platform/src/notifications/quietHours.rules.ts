import { DAY, MINUTE } from "../time/clock.js";
import { offsetSegments } from "../time/zone.js";

const MINUTES_A_DAY = 1440;
/** The longest quiet hours end within a day. A clock change adds hours. */
const LOOK_AHEAD = 2 * DAY;

/** Minutes of the local day, without the end; over midnight if the end is before the start. */
export interface QuietSpan {
  from: number;
  to: number;
}

function isQuiet({ from, to }: QuietSpan, minute: number): boolean {
  return from < to ? from <= minute && minute < to : minute >= from || minute < to;
}

/**
 * The end of the quiet hours around an instant: the first instant whose local clock shows a minute outside of
 * them. null if it is not within them.
 */
export function quietUntil(span: QuietSpan, zone: string, instant: number): number | null {
  for (const { start, end, offset } of offsetSegments(zone, instant, instant + LOOK_AHEAD)) {
    const local = start + offset;
    const minute = Math.floor((((local % DAY) + DAY) % DAY) / MINUTE);
    if (!isQuiet(span, minute)) return start === instant ? null : start;
    const minutesLeft = (span.to - minute + MINUTES_A_DAY) % MINUTES_A_DAY;
    const over = start - (((local % MINUTE) + MINUTE) % MINUTE) + minutesLeft * MINUTE;
    if (over < end) return over;
  }
  return null;
}
