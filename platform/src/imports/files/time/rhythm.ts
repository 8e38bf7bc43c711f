import { DAY, HOUR } from "../../../time/clock.js";

/**
 * Silence up to this is never taken for a gap, even on the busiest road: nights are longer than they look in
 * a sample.
 */
const SHORTEST = HOUR;
/** Longer silence always is a gap: no road with meaningful daily figures is empty for a day. */
const LONGEST = DAY;
/** Used if a file is too short to show its rhythm. */
const USUAL = 6 * HOUR;
/** Minimum days with records for a rhythm. */
const FEWEST_DAYS = 4;
/** Silence longer than this multiple of the usual longest one is not heard. */
const TIMES = 2;

/**
 * The frequency of records. Each UTC day has its longest silence, usually at night, and a quiet road's is
 * longer than a busy one's. Twice the median of these is the silence from which on nobody listened, at least
 * an hour and at most a day. Files of fewer than four days use six hours.
 */
export class Rhythm {
  private readonly longest = new Map<number, number>();
  private last = Number.NaN;

  /** Adds the next record's time, Unix seconds. Files from new to old work as well. */
  add(time: number): void {
    const distance = Math.abs(time - this.last);
    this.last = time;
    const day = Math.floor(time / DAY);
    const known = this.longest.get(day);
    if (known === undefined) this.longest.set(day, 0);
    // Silence longer than a day belongs to no day's rhythm.
    if (distance < LONGEST && distance > (known ?? 0)) this.longest.set(day, distance);
  }

  /** Seconds of silence beyond which nobody listened. */
  get gapSeconds(): number {
    if (this.longest.size < FEWEST_DAYS) return USUAL;
    const sorted = [...this.longest.values()].sort((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? USUAL;
    return Math.min(LONGEST, Math.max(SHORTEST, TIMES * median));
  }
}

/**
 * Seconds of silence between records beyond which nobody listened, by the records' own rhythm.
 * @param times Unix seconds, in order
 */
export function rhythmOf(times: Iterable<number>): number {
  const rhythm = new Rhythm();
  for (const time of times) rhythm.add(time);
  return rhythm.gapSeconds;
}

/** The share of distances that must equal the interval length, or a multiple of it. */
const MOST = 0.95;
const MOST_DISTANCES = 10_000;

/**
 * The distances between the times of intervals. For intervals without an end the most frequent one is their
 * length.
 */
export class Distances {
  private readonly counts = new Map<number, number>();
  private last = Number.NaN;

  /** @param time Unix seconds; consecutive equal times (several rows of one interval) say nothing */
  add(time: number): void {
    const distance = Math.abs(time - this.last);
    this.last = time;
    if (!(distance > 0)) return;
    const known = this.counts.get(distance);
    if (known !== undefined || this.counts.size < MOST_DISTANCES) this.counts.set(distance, (known ?? 0) + 1);
  }

  /** Seconds; null if no distance stands out: too few, or uneven ones. */
  get usual(): number | null {
    let [usual, most, all] = [0, 0, 0];
    for (const [distance, count] of this.counts) {
      all += count;
      if (count > most) [usual, most] = [distance, count];
    }
    if (usual === 0) return null;
    let even = 0;
    for (const [distance, count] of this.counts) if (distance % usual === 0) even += count;
    return even >= all * MOST && most * 2 > all ? usual : null;
  }
}
