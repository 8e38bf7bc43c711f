import { CLOCK_TOLERANCE_SECONDS } from "@obcestje/contract/limits/spans.js";
import { OLDEST } from "../measurements/ingest.rules.js";
import { DAY, MINUTE } from "../time/clock.js";

/**
 * Times from a clock that is off by more than this are not believed, if the device itself shows the error.
 */
export const BELIEVED_WITHIN = DAY;

/** Two posts of a device with a steady clock lag by the same, within this many seconds. */
const SAME_LAG = 10;
/**
 * Distance of two live posts in seconds. Closer ones may be a queue being sent, and uploads of batches are
 * hours apart, unlike states.
 */
const LIVE_APART = { atLeast: 20, atMost: 30 * MINUTE };

/** The times in a post about its device's clock. Unix seconds by that clock. */
export interface Said {
  /**
   * A state describes the device now, or at a time when it could not send. A batch ends some time before it
   * is sent.
   */
  kind: "state" | "batch";
  /** The state's instant, the batch's end. */
  newest: number;
  /** The device's own present time, if sent. */
  sentAt?: number | undefined;
}

/** Knowledge about a device's clock from its earlier posts. */
export interface KnownClock {
  /** Seconds that it was ahead at the last report; null: unknown. */
  skew: number | null;
  state: Post | null;
  batch: Post | null;
}

/** The last post of a kind: its time by the device's clock, and its arrival by ours. */
export interface Post {
  said: number;
  came: number;
}

/**
 * The skew of a device's clock in seconds, as a post shows it (behind: negative). Null if the post does not
 * show it: data can also arrive late with a right clock. See "The device's clock" in docs/definitions.md.
 */
export function skewOf(post: Said, known: KnownClock, now: number): number | null {
  if (post.sentAt !== undefined) return post.sentAt - now;
  const off = post.newest - now;
  return post.kind === "state"
    ? skewOfState(off, post.newest, known, now)
    : skewOfBatch(off, post, known, now);
}

function skewOfState(off: number, said: number, { skew, state }: KnownClock, now: number): number | null {
  // Nothing is ahead of its arrival, no device sends a state of two years ago, and a recent time was sent
  // promptly.
  if (off > 0 || isRight(off) || off < -OLDEST) return off;
  const isAsBefore = skew !== null && Math.abs(off - skew) <= SAME_LAG;
  return isAsBefore || goesOn(state, said, now) ? off : null;
}

/**
 * A batch ends at or before its sending, so its clock may be further ahead than it shows. Otherwise states
 * decide, if the device sends any.
 */
function skewOfBatch(off: number, { newest }: Said, known: KnownClock, now: number): number | null {
  if (off > CLOCK_TOLERANCE_SECONDS && off > (known.skew ?? 0)) return off;
  if (known.state !== null) return null;
  if (off > CLOCK_TOLERANCE_SECONDS || isRight(off)) return off;
  // Many devices always send an hour late. None that sends every quarter of an hour does so a day late.
  return off < -DAY && goesOn(known.batch, newest, now) ? off : null;
}

/** True if a device's clock advanced between two posts as ours did. */
function goesOn(before: Post | null, said: number, now: number): boolean {
  if (before === null) return false;
  const apart = now - before.came;
  const isLive = apart >= LIVE_APART.atLeast && apart <= LIVE_APART.atMost;
  return isLive && Math.abs(said - before.said - apart) <= SAME_LAG;
}

/** True if a clock is right within the tolerance. */
export const isRight = (skew: number): boolean => Math.abs(skew) <= CLOCK_TOLERANCE_SECONDS;

/**
 * The instant by our clock for a device's time `said`, never in the future: one rule for state, history and
 * activity.
 * @param skew as this post shows it; null leaves the time unchanged
 */
export function instantOf(said: number, skew: number | null, now: number): number {
  return Math.max(0, Math.min(skew === null || isRight(skew) ? said : said - skew, now));
}

/** The possible results of `instantOf` for a state, before the known skew is looked up. */
export function instantsOf({ newest, sentAt }: Said, now: number): number[] {
  return sentAt === undefined ? [now, instantOf(newest, null, now)] : [instantOf(newest, sentAt - now, now)];
}

/** True if a wrong clock is not in the log yet. */
export function isNewlyWrong(skew: number | null, known: number | null): skew is number {
  if (skew === null || isRight(skew)) return false;
  return (
    known === null ||
    isRight(known) ||
    Math.abs(skew - known) > Math.max(CLOCK_TOLERANCE_SECONDS, Math.abs(known) / 10)
  );
}

/** True if screens must show a changed clock: a wrong one, or one that was corrected. */
export function isClockNews(skew: number | null, known: number | null): boolean {
  if (skew !== null && isRight(skew)) return known !== null && !isRight(known);
  return isNewlyWrong(skew, known);
}

const UNITS = [
  [DAY, "d"],
  [60 * MINUTE, "h"],
  [MINUTE, "min"],
] as const;

/** "3 h ahead", for the log. */
export function skewInWords(skew: number): string {
  const size = Math.abs(skew);
  const [seconds, unit] = UNITS.find(([length]) => size >= length) ?? [1, "s"];
  return `${Math.round(size / seconds)} ${unit} ${skew > 0 ? "ahead" : "behind"}`;
}
