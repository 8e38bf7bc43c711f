import { clip, type Interval, seconds } from "../measurements/intervals.js";
import type { Period } from "../measurements/periodHour.js";
import { DIRECTION, type Direction } from "../measurements/reading.js";
import { bothWays, type InOut, oneWay } from "../measurements/tally.rules.js";
import { MINUTE } from "../time/clock.js";
import type { RawWindow } from "./rawWindow.js";

const QUARTER = 15 * MINUTE;
const QUARTERS_AN_HOUR = 4;

/**
 * Why a quarter of an hour is in no rolling hour: its records are deleted, it was counted by intervals that
 * reach over its borders, the period holds a part of it, or not all of it was heard.
 */
export const QUARTER_LACKS = ["deleted", "longIntervals", "cut", "notCovered"] as const;
export type QuarterLack = (typeof QUARTER_LACKS)[number];

export interface QuarterHour {
  /** Unix seconds. */
  time: number;
  /** As far as it was heard; null: nothing was, or nobody knows how many passed in it. */
  vehicles: number | null;
  /** The same one way; null also where some directions are unknown. */
  incoming: number | null;
  outgoing: number | null;
  lacks: QuarterLack | null;
}

/** Vehicles by quarter of an hour, window by window. docs/definitions.md, "Peak hour by quarter hours" */
export class QuarterSeries {
  private readonly quarters: (InOut & { heard: number; isSpread: boolean; isLost: boolean })[];
  private readonly first: number;

  constructor(private readonly period: Period) {
    this.first = Math.floor(period.start / QUARTER);
    this.quarters = Array.from({ length: Math.ceil(period.end / QUARTER) - this.first }, () => ({
      incoming: 0,
      outgoing: 0,
      untold: 0,
      heard: 0,
      isSpread: false,
      isLost: false,
    }));
  }

  /** Adds the vehicles of a window that read nothing before itself. */
  add({ vehicles, intervals, heard, lost }: RawWindow): void {
    for (const { timestamp, direction } of vehicles) this.count(timestamp, direction, 1);
    for (const interval of intervals) this.addInterval(interval);
    for (const part of heard)
      this.each(part, (quarter, inside) => {
        quarter.heard += seconds([inside]);
      });
    for (const part of lost)
      this.each(part, (quarter) => {
        quarter.isLost = true;
      });
  }

  /** The quarters of an hour that the period touches, in order. */
  rows(): QuarterHour[] {
    return this.quarters.map(({ heard, isSpread, isLost, ...counts }, index) => {
      const time = (this.first + index) * QUARTER;
      const isCut = time < this.period.start || time + QUARTER > this.period.end;
      const lacks = isLost
        ? ("deleted" as const)
        : isSpread
          ? ("longIntervals" as const)
          : isCut
            ? ("cut" as const)
            : heard < QUARTER
              ? ("notCovered" as const)
              : null;
      const isUnknown = heard === 0 || lacks === "deleted" || lacks === "longIntervals";
      const told = (count: number | null) => (isUnknown ? null : count);
      return {
        time,
        vehicles: told(bothWays(counts)),
        incoming: told(oneWay(counts, "incoming")),
        outgoing: told(oneWay(counts, "outgoing")),
        lacks,
      };
    });
  }

  private addInterval(interval: Interval & { direction: Direction; count: number }): void {
    const { from, to, direction, count } = interval;
    const isWithin = from >= this.period.start && to <= this.period.end;
    if (isWithin && Math.floor(from / QUARTER) === Math.floor((to - 1) / QUARTER))
      this.count(from, direction, count);
    // Nobody in all of it is nobody in each part.
    else if (count > 0)
      this.each(interval, (quarter) => {
        quarter.isSpread = true;
      });
  }

  private count(instant: number, direction: Direction, count: number): void {
    const quarter = this.quarters[Math.floor(instant / QUARTER) - this.first];
    if (!quarter) return;
    if (direction === DIRECTION.incoming) quarter.incoming += count;
    else if (direction === DIRECTION.outgoing) quarter.outgoing += count;
    else quarter.untold += count;
  }

  private each(
    part: Interval,
    visit: (quarter: { heard: number; isSpread: boolean; isLost: boolean }, inside: Interval) => void,
  ): void {
    const last = Math.floor((part.to - 1) / QUARTER);
    for (let number = Math.floor(part.from / QUARTER); number <= last; number += 1) {
      const quarter = this.quarters[number - this.first];
      if (quarter) visit(quarter, clip(part, number * QUARTER, (number + 1) * QUARTER));
    }
  }
}

/** Vehicles of the hour that begins with each quarter of an hour; null where one of its four is not known. */
export function rollingSums(quarters: readonly QuarterHour[]): (number | null)[] {
  const sums: (number | null)[] = quarters.map(() => null);
  let [sum, known] = [0, 0];
  for (const [index, { vehicles, lacks }] of quarters.entries()) {
    if (lacks !== null || vehicles === null) {
      [sum, known] = [0, 0];
      continue;
    }
    sum += vehicles;
    known += 1;
    if (known > QUARTERS_AN_HOUR) sum -= quarters[index - QUARTERS_AN_HOUR]?.vehicles ?? 0;
    if (known >= QUARTERS_AN_HOUR) sums[index + 1 - QUARTERS_AN_HOUR] = sum;
  }
  return sums;
}

/** The busiest of all hours that begin at a quarter of an hour. */
export interface RollingPeak {
  /** Its start, Unix seconds. */
  time: number;
  vehicles: number;
  incoming: number | null;
  outgoing: number | null;
  /** Peak hour factor: vehicles / (4 · those of its busiest quarter), 0.25 to 1. */
  factor: number;
  busiestQuarter: { time: number; vehicles: number };
}

/** A period by quarter of an hour; without a peak `whyNoPeak` says why. */
export interface QuarterHours {
  quarters: QuarterHour[];
  peak: RollingPeak | null;
}

/** Why there is no peak: no hour of known quarters, or nobody passed in those that there are. */
export type NoPeak = "noWholeHour" | "noVehicles";

/** Only where there is no peak hour. */
export function whyNoPeak(quarters: readonly QuarterHour[]): NoPeak {
  return rollingSums(quarters).some((sum) => sum !== null) ? "noVehicles" : "noWholeHour";
}

/**
 * The four successive quarters of an hour with the most vehicles, the first of equals, with the peak hour
 * factor of the Highway Capacity Manual; null where no whole hour is known, or nobody passed.
 */
export function rollingPeak(quarters: readonly QuarterHour[]): RollingPeak | null {
  const sums = rollingSums(quarters);
  const most = sums.reduce<number>((greatest, sum) => Math.max(greatest, sum ?? 0), 0);
  if (most === 0) return null;
  const at = sums.indexOf(most);
  const hour = quarters.slice(at, at + QUARTERS_AN_HOUR);
  const busiest = hour.reduce((most, quarter) =>
    (quarter.vehicles ?? 0) > (most.vehicles ?? 0) ? quarter : most,
  );
  const busiestQuarter = { time: busiest.time, vehicles: busiest.vehicles ?? 0 };
  const oneWaySum = (way: "incoming" | "outgoing") =>
    hour.reduce<number | null>((total, quarter) => {
      const count = quarter[way];
      return total === null || count === null ? null : total + count;
    }, 0);
  return {
    time: hour[0]?.time ?? 0,
    vehicles: most,
    incoming: oneWaySum("incoming"),
    outgoing: oneWaySum("outgoing"),
    factor: most / (QUARTERS_AN_HOUR * busiestQuarter.vehicles),
    busiestQuarter,
  };
}
