import type { OwnClasses } from "@obcestje/contract/ownClasses.js";
import { WEEK_DAYS, weekDayOf } from "@obcestje/contract/weekDays.js";
import { directionOfClass } from "./classCell.js";
import { addClassTo } from "./classSpeeds.rules.js";
import { ownClassFigures } from "./ownClasses.rules.js";
import { heardOf, type PeriodHour } from "./periodHour.js";
import { DIRECTION, type Direction, type DirectionName, KIND } from "./reading.js";
import { slotMean } from "./series.rules.js";
import { SpeedHistogram } from "./speedHistogram.js";
import {
  type Limited,
  type Limits,
  limitsOf,
  type SpeedsByLimit,
  speedsByLimit,
} from "./speedLimits.rules.js";
import { bothWays, type PeriodTally, whereHeard } from "./tally.rules.js";
import { eachVehicleCell } from "./vehicleCells.js";

/** km/h above the limit: vehicles faster than these are counted. */
const ABOVE_LIMIT = [0, 10, 20, 30];
const HOURS_A_DAY = 24;

/** The sources of a period's figures. */
export interface Measured {
  hours: PeriodHour[];
  /** Of the same hours, with its series. */
  tally: LimitedTally;
  limits: Limits;
  /** Of its group, or as asked. */
  ownClasses: OwnClasses;
}

/** A tally with its speeds by limit. */
export interface LimitedTally extends PeriodTally {
  byLimit: SpeedsByLimit;
}

/** Sorts the speeds of a tally by the limits of whom they are. @param hours those of the tally */
export function withLimits(tally: PeriodTally, limited: Limited, hours: readonly PeriodHour[]): LimitedTally {
  return { ...tally, byLimit: speedsByLimit(limitsOf(limited), hours, tally.speeds) };
}

/** Figures that cost more than the usual sums. Each is only computed on request. */
export const FIGURES = {
  thresholds: ({ tally }: Measured) => thresholds(tally),
  by_direction: byDirection,
  hour_of_week: ({ hours }: Measured) => hourOfWeek(hours),
  peak_hour: peakHour,
  own_classes: ({ hours, tally, ownClasses }: Measured) => ownClassFigures(hours, tally, ownClasses),
};

export type FigureName = keyof typeof FIGURES;
export type Figures = { [name in FigureName]: ReturnType<(typeof FIGURES)[name]> };

/** The named figures of a period. docs/definitions.md, "Figures of a period" */
export function figuresOf(measured: Measured, names: readonly FigureName[]): Partial<Figures> {
  return Object.fromEntries(names.map((name) => [name, FIGURES[name](measured)]));
}

/** Vehicles above the limit, and above 10, 20 and 30 km/h more. Several limits have no one speed. */
export function thresholds(tally: LimitedTally) {
  const { byLimit } = tally;
  return ABOVE_LIMIT.map((more) => ({
    above: byLimit.only === null ? null : byLimit.only + more,
    over_limit: more,
    vehicles: whereHeard(byLimit.countOver(more), KIND.vehicle, tally),
    percentage: byLimit.percentageOver(more),
    is_estimate: byLimit.isEstimated(more),
  }));
}

/** Null unless the direction of all vehicles is known. */
function byDirection({ hours, tally, limits }: Measured) {
  const sums = (["incoming", "outgoing"] as const).map((direction: DirectionName) => ({
    direction,
    vehicles: 0,
    speeds: new SpeedHistogram(),
  }));
  const [incoming, outgoing] = sums;
  const of = (direction: Direction) =>
    direction === DIRECTION.incoming ? incoming : direction === DIRECTION.outgoing ? outgoing : undefined;
  let untold = 0;
  for (const hour of hours)
    eachVehicleCell(
      hour,
      ({ direction, speed, count, samples }) => {
        const sum = of(direction);
        if (!sum) untold += count;
        if (!sum) return;
        sum.vehicles += count;
        if (speed > 0) sum.speeds.add(speed, count, samples);
      },
      (key, value) => {
        const sum = of(directionOfClass(key));
        if (sum) addClassTo(sum.speeds, key, value);
      },
    );
  if (untold > 0) return null;
  return sums.map(({ direction, vehicles, speeds }) => ({
    direction,
    vehicles: whereHeard(vehicles, KIND.vehicle, tally),
    average_speed: speeds.mean,
    max_speed: speeds.max,
    ...speeds.usualPercentiles,
    sample_size: whereHeard(speeds.count, KIND.vehicle, tally),
    standard_deviation: speeds.standardDeviation,
    percentage_over_limit: speedsByLimit(limits, hours, speeds, DIRECTION[direction]).percentageOver(),
    is_estimate: speeds.isDeviationEstimate || speeds.isMeanEstimate,
  }));
}

/** 168 local hours, Monday's first. A repeated hour counts twice, a skipped one not at all. */
function hourOfWeek(hours: PeriodHour[]) {
  const slots = Array.from({ length: WEEK_DAYS.length * HOURS_A_DAY }, (): PeriodHour[] => []);
  for (const hour of hours) {
    if (heardOf(hour, KIND.vehicle) > 0) {
      slots[weekDayOf(hour.day) * HOURS_A_DAY + hour.hourOfDay]?.push(hour);
    }
  }
  const speeds = new SpeedHistogram();
  return slots.map((slot, index) => {
    let [vehicles, covered] = [0, 0];
    speeds.clear();
    for (const hour of slot) {
      covered += heardOf(hour, KIND.vehicle);
      eachVehicleCell(
        hour,
        ({ speed, count, samples }) => {
          vehicles += count;
          if (speed > 0) speeds.add(speed, count, samples);
        },
        (key, value) => addClassTo(speeds, key, value),
      );
    }
    return {
      week_day: Math.floor(index / HOURS_A_DAY),
      hour: index % HOURS_A_DAY,
      vehicles: slotMean(vehicles, covered),
      average_speed: speeds.mean,
      v85: speeds.usualPercentiles.v85,
      covered_seconds: covered,
    };
  });
}

/**
 * The local hour with the most vehicles, the first of equals; null if nothing passed, or intervals are longer
 * than hours. Vehicles of intervals that only the period's borders cut are in none of its hours.
 */
function peakHour({ hours, tally }: Measured) {
  const last = tally.hours.length - 1;
  const isSpread = tally.hours.some(
    ({ fromBefore, beyond }, index) => (fromBefore && index > 0) || (beyond && index < last),
  );
  if (isSpread) return null;
  const counts = tally.hours.map(({ vehicles }) => bothWays(vehicles));
  const vehicles = counts.reduce((most, count) => Math.max(most, count), 0);
  if (vehicles === 0) return null;
  const index = counts.indexOf(vehicles);
  const peak = hours[index];
  if (!peak) return null;
  const ofDay = counts.reduce((sum, count, at) => sum + (hours[at]?.day === peak.day ? count : 0), 0);
  const share = holdsDay(tally, hours, peak.day) ? (vehicles / ofDay) * 100 : null;
  return { time: peak.start, vehicles, share_of_day: share };
}

/** True if a period contains a local day from midnight to midnight: a partial day has no known total. */
function holdsDay({ period }: PeriodTally, hours: readonly PeriodHour[], day: number): boolean {
  const own = hours.filter((hour) => hour.day === day);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || first.hourOfDay !== 0 || last.hourOfDay !== HOURS_A_DAY - 1) return false;
  return period.start <= first.start && period.end >= last.end;
}
