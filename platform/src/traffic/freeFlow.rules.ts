import { clip, type Interval, seconds } from "../measurements/intervals.js";
import { type Direction, type Reading, UNTOLD } from "../measurements/reading.js";
import { SpeedHistogram } from "../measurements/speedHistogram.js";
import { type Limits, limitAt, SpeedsByLimit } from "../measurements/speedLimits.rules.js";
import type { RawWindow } from "./rawWindow.js";

/** Percent, ascending. */
const RANKS = [15, 30, 50, 85, 95];

/**
 * Speeds of the vehicles that nobody ran ahead of within some seconds, window by window.
 * docs/definitions.md, "Free flow"
 */
export class FreeFlow {
  /** Vehicles by what is known of the gap before them. */
  private readonly counts = { free: 0, following: 0, unknown: 0 };
  /** Vehicles of counted intervals, of which no gap is known. */
  private counted = 0;
  private readonly speeds = new SpeedHistogram();
  private readonly byLimit = new Map<number, SpeedHistogram>();

  /** @param gap seconds: the least to the vehicle before */
  constructor(
    private readonly gap: number,
    private readonly limits: Limits,
  ) {}

  /** Adds the vehicles of a window that reads at least `gap` seconds before itself. */
  add({ from, to, vehicles, intervals, heard }: RawWindow): void {
    const counting = intervals.filter(({ count }) => count > 0);
    for (const interval of counting)
      if (interval.from >= from && interval.from < to) this.counted += interval.count;
    const known = new Times(heard);
    const unclear = new Times(counting);
    for (const [index, vehicle] of vehicles.entries()) {
      if (vehicle.timestamp < from) continue;
      const lead = { from: vehicle.timestamp - this.gap, to: vehicle.timestamp };
      if (isFollowing(vehicles, index, this.gap)) this.counts.following += 1;
      else if (known.within(lead) < this.gap || unclear.within(lead) > 0) this.counts.unknown += 1;
      else this.addFree(vehicle);
    }
  }

  get figures() {
    const { speeds } = this;
    const byLimit = [...this.byLimit].map(([speedLimit, own]) => ({ speedLimit, speeds: own }));
    const [v15 = null, v30 = null, v50 = null, v85 = null, v95 = null] = speeds.percentiles(RANKS);
    return {
      ...this.counts,
      counted: this.counted,
      sample_size: speeds.count,
      average_speed: speeds.mean,
      standard_deviation: speeds.standardDeviation,
      max_speed: speeds.max,
      ...{ v15, v30, v50, v85, v95 },
      percentage_over_limit: new SpeedsByLimit(byLimit).percentageOver(),
    };
  }

  private addFree({ timestamp, speed, samples }: Reading): void {
    this.counts.free += 1;
    if (speed === null) return;
    this.speeds.add(speed, 1, samples);
    const limit = limitAt(this.limits, timestamp);
    const under = this.byLimit.get(limit) ?? new SpeedHistogram();
    under.add(speed, 1, samples);
    this.byLimit.set(limit, under);
  }
}

/** Speeds of a period's free vehicles, and what they are of. */
export interface FreeFlowOfPeriod extends Readonly<FreeFlow["figures"]> {
  /** From here on single records are not deleted: Unix seconds; null: all are there. */
  known_from: number | null;
}

/** One whose direction is not told may have gone either way. */
const mayBeOneWay = (one: Direction, other: Direction) => one === other || one === UNTOLD || other === UNTOLD;

/**
 * True if another vehicle that may have gone the same way came less than `gap` seconds before. Of several in
 * one second nobody knows who was first: each follows.
 */
function isFollowing(vehicles: readonly Reading[], index: number, gap: number): boolean {
  const vehicle = vehicles[index];
  if (!vehicle) return false;
  const isAhead = (other: Reading) => mayBeOneWay(other.direction, vehicle.direction);
  for (let at = index - 1; at >= 0; at -= 1) {
    const other = vehicles[at];
    if (!other || vehicle.timestamp - other.timestamp >= gap) break;
    if (isAhead(other)) return true;
  }
  for (let at = index + 1; at < vehicles.length; at += 1) {
    const other = vehicles[at];
    if (!other || other.timestamp > vehicle.timestamp) break;
    if (isAhead(other)) return true;
  }
  return false;
}

/** Stretches of time in order, asked for parts that never move back by much. */
class Times {
  private readonly parts: Interval[];
  private next = 0;

  constructor(parts: readonly Interval[]) {
    this.parts = [...parts].sort((one, other) => one.from - other.from);
  }

  /** Seconds of a part that lie in one of them, those in several counted for each. */
  within(part: Interval): number {
    while ((this.parts[this.next]?.to ?? Number.POSITIVE_INFINITY) <= part.from) this.next += 1;
    let sum = 0;
    for (let at = this.next; (this.parts[at]?.from ?? part.to) < part.to; at += 1) {
      const inside = clip(this.parts[at] ?? part, part.from, part.to);
      if (inside.from < inside.to) sum += seconds([inside]);
    }
    return sum;
  }
}
