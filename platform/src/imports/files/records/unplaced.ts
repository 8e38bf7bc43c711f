import type { HeardInterval } from "../../../measurements/coverage.js";
import { EVER, type Interval } from "../../../measurements/intervals.js";
import { KIND, type Kind } from "../../../measurements/reading.js";

/** Refused lines that don't tell what interval, or whom, they are of. */
export interface Unplaced {
  lines: number;
  /** The time that they may be of, for each kind that they may be of. */
  near: HeardInterval[];
  /** The file has no order: they may be of any time. */
  isAnywhere: boolean;
}

export const ALL_KINDS: readonly Kind[] = Object.values(KIND);

/** From this share of steps against a file's way on, its order says nothing. */
const MOST_AGAINST = 0.1;

/** Lines between two of known times. */
interface Stretch {
  kinds: Set<Kind>;
  before: Interval | null;
  after: Interval | null;
}

/** Finds the time that lines without one may be of: that of the lines around them, and what lies between. */
export class UnplacedLines {
  private lines = 0;
  private readonly stretches: Stretch[] = [];
  private readonly near: HeardInterval[] = [];
  private waiting: Stretch | null = null;
  private last: Interval | null = null;
  private steps = { forth: 0, back: 0 };

  /** A line of which no time is known. @param kinds those that it may be of */
  add(kinds: readonly Kind[]): void {
    this.lines += 1;
    if (!this.waiting) {
      this.waiting = { kinds: new Set(), before: this.last, after: null };
      this.stretches.push(this.waiting);
    }
    for (const kind of kinds) this.waiting.kinds.add(kind);
  }

  /** A line of a known time that may be of any of these kinds. */
  addAt(kinds: readonly Kind[], { from, to }: Interval): void {
    for (const kind of kinds) this.near.push({ kind, from, to });
    if (kinds.length > 0) this.lines += 1;
  }

  /** The next line of a known time. */
  at(stretch: Interval): void {
    const step = stretch.from - (this.last?.from ?? stretch.from);
    if (step > 0) this.steps.forth += 1;
    if (step < 0) this.steps.back += 1;
    this.last = stretch;
    if (!this.waiting) return;
    this.waiting.after = stretch;
    this.waiting = null;
  }

  found(): Unplaced {
    const { forth, back } = this.steps;
    const isDisordered = Math.min(forth, back) > MOST_AGAINST * (forth + back);
    const isAnywhere = isDisordered && this.stretches.length > 0;
    const near = this.stretches.flatMap(({ kinds, before, after }) => {
      const [earlier, later] = forth >= back ? [before, after] : [after, before];
      return [...kinds].flatMap((kind) => between(earlier, later).map((stretch) => ({ kind, ...stretch })));
    });
    return { lines: this.lines, near: [...this.near, ...(isAnywhere ? [] : near)], isAnywhere };
  }
}

/** The time from one line to another. Where that goes back, as between two parts of a file: from the one on, and up to the other. */
function between(earlier: Interval | null, later: Interval | null): Interval[] {
  const from = earlier?.from ?? EVER.from;
  const to = later?.to ?? EVER.to;
  if (!earlier || !later || earlier.from <= later.from) return [{ from, to }];
  return [
    { from: earlier.from, to: EVER.to },
    { from: EVER.from, to: later.to },
  ];
}
