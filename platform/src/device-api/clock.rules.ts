import { OLDEST } from "../measurements/ingest.rules.js";
import { DAY, MINUTE } from "../time/clock.js";

/** Seconds that a device's clock and a post's way may take together before anything is said of the clock. */
export const CLOCK_TOLERANCE = MINUTE;
/** Nothing that a clock said that is off by more than this is believed, where the device itself shows that it is. */
export const BELIEVED_WITHIN = DAY;

/** Two posts of a device whose clock goes on as ours does lag by the same, within so many seconds. */
const SAME_LAG = 10;
/** So far apart are two live posts: closer ones may be a queue that empties, and hours lie between uploads, not states. */
const LIVE_APART = { atLeast: 20, atMost: 30 * MINUTE };

/** What a post says of its device's clock. Unix seconds by that clock. */
export interface Said {
  /** A state tells how the device is now, or was while it could not send; a batch ends some time before it is sent. */
  kind: "state" | "batch";
  /** The state's instant, the batch's end. */
  newest: number;
  /** The device's own now. */
  sentAt?: number | undefined;
}

/** What is known of a device's clock by its earlier posts. */
export interface KnownClock {
  /** Seconds that it was ahead when that was last told; null: nobody could tell. */
  skew: number | null;
  state: Post | null;
  batch: Post | null;
}

/** The last post of a kind: what it said, by the device's clock, and when it came, by ours. */
export interface Post {
  said: number;
  came: number;
}

/**
 * How far a device's clock is ahead (behind: negative), in seconds, as a post tells it; null where it tells nothing, as what comes
 * late comes late by a right clock, too. See "The device's clock" in docs/definitions.md.
 */
export function skewOf(post: Said, known: KnownClock, now: number): number | null {
  if (post.sentAt !== undefined) return post.sentAt - now;
  const off = post.newest - now;
  return post.kind === "state"
    ? skewOfState(off, post.newest, known, now)
    : skewOfBatch(off, post, known, now);
}

function skewOfState(off: number, said: number, { skew, state }: KnownClock, now: number): number | null {
  // Nothing is ahead of its arrival, nobody tells how a device was two years ago, and what has just happened was said in time.
  if (off > 0 || isRight(off) || off < -OLDEST) return off;
  const isAsBefore = skew !== null && Math.abs(off - skew) <= SAME_LAG;
  return isAsBefore || goesOn(state, said, now) ? off : null;
}

/** A batch ends at or before its sending: its clock may be further ahead than it shows. Of the rest states tell, where they do. */
function skewOfBatch(off: number, { newest }: Said, known: KnownClock, now: number): number | null {
  if (off > CLOCK_TOLERANCE && off > (known.skew ?? 0)) return off;
  if (known.state !== null) return null;
  if (off > CLOCK_TOLERANCE || isRight(off)) return off;
  // Many send an hour late all the time; none that sends each quarter does so a day late.
  return off < -DAY && goesOn(known.batch, newest, now) ? off : null;
}

/** Whether a device's clock went on between two posts as ours did. */
function goesOn(before: Post | null, said: number, now: number): boolean {
  if (before === null) return false;
  const apart = now - before.came;
  const isLive = apart >= LIVE_APART.atLeast && apart <= LIVE_APART.atMost;
  return isLive && Math.abs(said - before.said - apart) <= SAME_LAG;
}

/** Whether a clock is as right as anybody can tell. */
export const isRight = (skew: number): boolean => Math.abs(skew) <= CLOCK_TOLERANCE;

/**
 * The instant by our clock that a device calls `said`, never in the future: one rule for state, history and activity.
 * @param skew as this post tells it; null leaves what it says as it is
 */
export function instantOf(said: number, skew: number | null, now: number): number {
  return Math.max(0, Math.min(skew === null || isRight(skew) ? said : said - skew, now));
}

/** The instants that `instantOf` may make of a state, before what is known of the clock is looked up. */
export function instantsOf({ newest, sentAt }: Said, now: number): number[] {
  return sentAt === undefined ? [now, instantOf(newest, null, now)] : [instantOf(newest, sentAt - now, now)];
}

/** Whether a wrong clock is news, and not what the log knows. */
export function isNewlyWrong(skew: number | null, known: number | null): skew is number {
  if (skew === null || isRight(skew)) return false;
  return (
    known === null ||
    isRight(known) ||
    Math.abs(skew - known) > Math.max(CLOCK_TOLERANCE, Math.abs(known) / 10)
  );
}

/** Whether screens show another clock than they did: a wrong one, or one that was put right. */
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
