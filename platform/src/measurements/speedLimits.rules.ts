import { directionOfClass } from "./classCell.js";
import { addClassTo } from "./classSpeeds.rules.js";
import { EVER } from "./intervals.js";
import type { Period, PeriodHour } from "./periodHour.js";
import type { Direction } from "./reading.js";
import { SpeedHistogram, type SpeedRange } from "./speedHistogram.js";
import { eachVehicleCell } from "./vehicleCells.js";

/** A speed limit, km/h, in force from an instant until the next one. */
export interface LimitFrom {
  from: number;
  speedLimit: number;
}

/** The limits of a client or place by their beginning, the first from ever. */
export type Limits = readonly [LimitFrom, ...LimitFrom[]];

/** A limit that never changed. */
export const always = (speedLimit: number): Limits => [{ from: EVER.from, speedLimit }];

/** Whoever has a limit, with its history if it ever changed. */
export interface Limited {
  /** km/h: the present one. */
  speedLimit: number;
  limits?: Limits | null;
  /** The limit is what figures are asked as if. */
  isAssumed?: boolean;
}

/** The same, as if another limit had been in force all along. */
export function asIf<L extends Limited>(limited: L, speedLimit: number | undefined): L {
  return speedLimit === undefined ? limited : { ...limited, speedLimit, limits: null, isAssumed: true };
}

export const limitsOf = ({ limits, speedLimit }: Limited): Limits => limits ?? always(speedLimit);

export function limitAt(limits: Limits, instant: number): number {
  return (limits.findLast(({ from }) => from <= instant) ?? limits[0]).speedLimit;
}

/** The limits in force in a period: the first from its beginning. */
export function limitsIn(limits: Limits, { start, end }: Period): Limits {
  const later = limits.filter(({ from }) => from > start && from < end);
  return [{ from: start, speedLimit: limitAt(limits, start) }, ...later];
}

/** Nobody sees the limits of a time whose figures they may not see: before it, the first that they see. */
export function seenLimits(limits: Limits, seenFrom: number | null): Limits {
  if (seenFrom === null) return limits;
  const later = limits.filter(({ from }) => from > seenFrom);
  return [{ from: EVER.from, speedLimit: limitAt(limits, seenFrom) }, ...later];
}

/** A period's limits as answers have them. */
export interface ShownLimits {
  /** km/h: the one at its end. */
  speed_limit: number;
  /** Each from an instant on, the first from the period's beginning. */
  speed_limits: { from: number; speed_limit: number }[];
  /** It is what figures were asked as if. */
  is_assumed_limit: boolean;
}

export function shownLimits({ isAssumed = false, ...limited }: Limited, period: Period): ShownLimits {
  const own = limitsIn(limitsOf(limited), period);
  return {
    speed_limit: own.at(-1)?.speedLimit ?? limited.speedLimit,
    speed_limits: own.map(({ from, speedLimit }) => ({ from, speed_limit: speedLimit })),
    is_assumed_limit: isAssumed,
  };
}

/** The speeds of vehicles that passed under one limit. */
interface SpeedsUnder {
  speedLimit: number;
  speeds: SpeedHistogram;
}

/**
 * Vehicles' speeds by the limit that was in force when they passed. An hour has the limit of its beginning.
 * docs/definitions.md, "Speed limits"
 */
export class SpeedsByLimit {
  constructor(private readonly parts: readonly SpeedsUnder[]) {}

  /** The vehicles strictly faster than the limit, or than so many km/h more. */
  over(more = 0): SpeedRange {
    const ranges = this.parts.map(({ speedLimit, speeds }) => speeds.between(speedLimit + more + 1));
    const sum = (numbers: (number | null)[]) =>
      numbers.reduce((all, each) => (all === null || each === null ? null : all + each), 0);
    return {
      vehicles: sum(ranges.map(({ vehicles }) => vehicles)),
      measurements: sum(ranges.map(({ measurements }) => measurements)),
      isEstimate: ranges.some(({ isEstimate }) => isEstimate),
    };
  }

  /** The number of vehicles over it, rounded; null if unknown. */
  countOver(more = 0): number | null {
    const { vehicles } = this.over(more);
    return vehicles === null ? null : Math.round(vehicles);
  }

  /** Percent of the vehicles with a speed that are over it; null if there are none, or it is unknown. */
  percentageOver(more = 0): number | null {
    const { vehicles } = this.over(more);
    const count = this.parts.reduce((sum, { speeds }) => sum + speeds.count, 0);
    return count === 0 || vehicles === null ? null : (vehicles / count) * 100;
  }

  /** True if the number over it is computed within classes. */
  isEstimated(more = 0): boolean {
    return this.parts.some(({ speedLimit, speeds }) => speeds.isEstimated(speedLimit + more));
  }

  /** The one limit, km/h; null where there were several. */
  get only(): number | null {
    const [first, ...others] = this.parts;
    return first && others.length === 0 ? first.speedLimit : null;
  }
}

/**
 * Sorts the vehicles of hours by limit.
 * @param speeds of all these vehicles
 * @param direction counts only those of one
 */
export function speedsByLimit(
  limits: Limits,
  hours: readonly PeriodHour[],
  speeds: SpeedHistogram,
  direction?: Direction,
): SpeedsByLimit {
  const ofHours = new Set(limits.length > 1 ? hours.map(({ start }) => limitAt(limits, start)) : []);
  const [only = limits[0].speedLimit] = ofHours;
  if (ofHours.size <= 1) return new SpeedsByLimit([{ speedLimit: only, speeds }]);
  const parts = new Map([...ofHours].map((speedLimit) => [speedLimit, new SpeedHistogram()]));
  for (const hour of hours) {
    const part = parts.get(limitAt(limits, hour.start));
    if (!part) continue;
    eachVehicleCell(
      hour,
      (cell) => {
        if (direction !== undefined && cell.direction !== direction) return;
        if (cell.speed > 0) part.add(cell.speed, cell.count, cell.samples);
      },
      (key, value) => {
        if (direction === undefined || directionOfClass(key) === direction) addClassTo(part, key, value);
      },
    );
  }
  return new SpeedsByLimit([...parts].map(([speedLimit, own]) => ({ speedLimit, speeds: own })));
}
