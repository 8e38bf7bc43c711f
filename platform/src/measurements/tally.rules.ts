import { AXIS, axisOf, classFrom, classTo, isShareClass, TOLD } from "./classCell.js";
import { addClassTo } from "./classSpeeds.rules.js";
import type { KindSeconds } from "./coverage.js";
import { HistogramCursor } from "./histogram.js";
import { LengthHistogram } from "./lengthHistogram.js";
import { heardOf, type MeasuredHours, type Period, type PeriodHour } from "./periodHour.js";
import { DIRECTION, type DirectionName, KIND, type Kind } from "./reading.js";
import { SpeedHistogram, type SpeedPercentiles } from "./speedHistogram.js";

/** Road users of one kind other than vehicles, by direction. */
export interface InOut {
  incoming: number;
  outgoing: number;
  /** Those of unknown direction. */
  untold: number;
}

export const bothWays = ({ incoming, outgoing, untold }: InOut): number => incoming + outgoing + untold;

/** Those of one direction; null unless the direction of all is known. */
export const oneWay = (counts: InOut, direction: DirectionName): number | null =>
  counts.untold > 0 ? null : counts[direction];

/** Vehicles with a speed of exactly 0 are only in their own count. */
interface HourSums {
  vehicles: InOut;
  /** Radar samples of the vehicles. */
  samples: number;
  pedestrians: InOut;
  bicycles: InOut;
  /**
   * Some of the counts are from intervals that began earlier, or end later: the numbers in this time are
   * estimates.
   */
  fromBefore: boolean;
  beyond: boolean;
}

/** One local hour of a period. */
export interface HourTally extends HourSums {
  start: number;
  hourOfDay: number;
  /** Seconds covered, for any kind of road user. */
  covered: number;
  /** Seconds by kind; 0: nobody listened for these, and their count has no meaning. */
  heard: KindSeconds;
  speeds: SpeedFigures;
}

/** True if some of an hour's counts are from intervals that extend beyond it. */
export const isHourEstimate = ({ fromBefore, beyond }: HourTally): boolean => fromBefore || beyond;

export interface DayTally {
  /** Start of the local day. */
  date: number;
  covered: number;
  heard: KindSeconds;
  vehicles: number;
  samples: number;
  pedestrians: number;
  bicycles: number;
  speeds: SpeedFigures;
  /** Counted intervals extend across the borders of the day, or of a stay in it. */
  isEstimate: boolean;
}

export interface SpeedFigures extends SpeedPercentiles {
  max: number | null;
  average: number | null;
  /** The mean or the percentiles are computed within classes. */
  isEstimate: boolean;
}

/** The source of all of a period's figures. */
export interface PeriodTally {
  /** The covered period; extended to whole hours that could not be cut. */
  period: Period;
  isWidened: boolean;
  totalSeconds: number;
  /** Local hours touched. */
  totalHours: number;
  coveredSeconds: number;
  /** Covered seconds by kind. */
  heard: KindSeconds;
  coveredHours: number;
  vehicles: number;
  samples: number;
  /** Readings of vehicles with speed 0. */
  zeroSpeed: number;
  speeds: SpeedHistogram;
  /** Vehicles by length class; empty if no length is measured. */
  lengths: LengthHistogram;
  pedestrians: number;
  bicycles: number;
  hours: HourTally[];
  days: DayTally[];
  /** Counted intervals extend across the borders of the period, or of a stay in it. */
  isEstimate: boolean;
}

/**
 * Adds up the hours of a period.
 * @param dayStart returns the start of the local day of an instant; without it no series are made
 */
export function tallyPeriod(
  { hours, ...of }: MeasuredHours,
  dayStart: ((instant: number) => number) | null,
): PeriodTally {
  const tally = emptyTally(of);
  const [ofHour, ofDay] = [new SpeedHistogram(), new SpeedHistogram()];
  let day: DayTally | undefined;
  hours.forEach((hour, index) => {
    ofHour.clear();
    const sums = sumHour(hour, tally, dayStart ? ofHour : tally.speeds);
    addTotals(tally, hour, sums);
    const isCutBefore = sums.fromBefore && (index === 0 || hour.beginsInside);
    const isCutAfter = sums.beyond && (index === hours.length - 1 || hour.endsInside);
    tally.isEstimate ||= isCutBefore || isCutAfter;
    if (!dayStart) return;
    if (!day || hours[index - 1]?.day !== hour.day) {
      const none = { covered: 0, vehicles: 0, samples: 0, pedestrians: 0, bicycles: 0 };
      day = {
        date: dayStart(hour.start),
        ...none,
        heard: [0, 0, 0],
        speeds: NO_SPEEDS,
        isEstimate: sums.fromBefore,
      };
      tally.days.push(day);
    }
    const { start, hourOfDay, covered } = hour;
    const heard: KindSeconds = [0, 0, 0];
    addHeard(heard, hour);
    tally.hours.push({ start, hourOfDay, covered, heard, ...sums, speeds: speedFigures(ofHour) });
    day.isEstimate ||= isCutBefore || isCutAfter;
    day.covered += covered;
    addHeard(day.heard, hour);
    day.vehicles += bothWays(sums.vehicles);
    day.samples += sums.samples;
    day.pedestrians += bothWays(sums.pedestrians);
    day.bicycles += bothWays(sums.bicycles);
    ofDay.addAll(ofHour);
    if (hours[index + 1]?.day === hour.day) return;
    day.speeds = speedFigures(ofDay);
    day.isEstimate ||= sums.beyond;
    tally.speeds.addAll(ofDay);
    ofDay.clear();
  });
  return tally;
}

function emptyTally({ period, isWidened }: Omit<MeasuredHours, "hours">): PeriodTally {
  return {
    period,
    isWidened,
    totalSeconds: period.end - period.start,
    totalHours: 0,
    coveredSeconds: 0,
    heard: [0, 0, 0],
    coveredHours: 0,
    vehicles: 0,
    samples: 0,
    zeroSpeed: 0,
    speeds: new SpeedHistogram(),
    lengths: new LengthHistogram(),
    pedestrians: 0,
    bicycles: 0,
    hours: [],
    days: [],
    isEstimate: false,
  };
}

function addTotals(tally: PeriodTally, hour: PeriodHour, sums: HourSums): void {
  const { covered } = hour;
  addHeard(tally.heard, hour);
  tally.totalHours += 1;
  tally.coveredSeconds += covered;
  tally.coveredHours += covered > 0 ? 1 : 0;
  tally.vehicles += bothWays(sums.vehicles);
  tally.samples += sums.samples;
  tally.pedestrians += bothWays(sums.pedestrians);
  tally.bicycles += bothWays(sums.bicycles);
}

function addHeard(sum: KindSeconds, hour: PeriodHour): void {
  sum[KIND.vehicle] += heardOf(hour, KIND.vehicle);
  sum[KIND.pedestrian] += heardOf(hour, KIND.pedestrian);
  sum[KIND.bicycle] += heardOf(hour, KIND.bicycle);
}

/**
 * A figure of a period's road users of one kind: null if somebody listened, but not for these. (If nobody
 * listened at all, completeness shows it.)
 */
export function whereHeard<Figure>(
  figure: Figure,
  kind: Kind,
  { coveredSeconds, heard }: Pick<PeriodTally, "coveredSeconds" | "heard">,
): Figure | null {
  return coveredSeconds > 0 && heard[kind] === 0 ? null : figure;
}

const NO_SPEEDS: SpeedFigures = {
  v30: null,
  v50: null,
  v85: null,
  max: null,
  average: null,
  isEstimate: false,
};
const cursor = new HistogramCursor();

/** Counts one hour; its speeds go into `speeds`, values that are only totalled into `total`. */
function sumHour(
  { histogram }: PeriodHour,
  total: Pick<PeriodTally, "zeroSpeed" | "lengths">,
  speeds: SpeedHistogram,
): HourSums {
  const [vehicles, pedestrians, bicycles] = [noOne(), noOne(), noOne()];
  let samples = 0;
  if (histogram) cursor.open(histogram);
  while (histogram && cursor.next()) {
    const { kind, speed, count } = cursor;
    if (kind === KIND.vehicle && speed === 0) {
      total.zeroSpeed += count;
      continue;
    }
    const where = kind === KIND.vehicle ? vehicles : kind === KIND.pedestrian ? pedestrians : bicycles;
    const { direction } = cursor;
    if (direction === DIRECTION.incoming) where.incoming += count;
    else if (direction === DIRECTION.outgoing) where.outgoing += count;
    else where.untold += count;
    if (kind !== KIND.vehicle) continue;
    samples += cursor.samples;
    if (speed > 0) speeds.add(speed, count, cursor.samples);
    const { lengthClass } = cursor;
    if (lengthClass >= 0) total.lengths.add(lengthClass, count);
  }
  const sums = { vehicles, samples, pedestrians, bicycles, fromBefore: false, beyond: false };
  while (histogram && cursor.nextClass()) addClass(cursor, sums, total.lengths, speeds);
  return sums;
}

function addClass(
  { classKey: key, value }: HistogramCursor,
  sums: HourSums,
  lengths: LengthHistogram,
  speeds: SpeedHistogram,
): void {
  const axis = axisOf(key);
  if (axis === AXIS.length) lengths.addClass(classFrom(key), classTo(key), value, isShareClass(key));
  else addClassTo(speeds, key, value);
  if (axis !== AXIS.told) return;
  if (classFrom(key) === TOLD.fromBefore) sums.fromBefore = true;
  if (classFrom(key) === TOLD.beyond) sums.beyond = true;
}

const noOne = (): InOut => ({ incoming: 0, outgoing: 0, untold: 0 });

function speedFigures(speeds: SpeedHistogram): SpeedFigures {
  if (speeds.isEmpty) return NO_SPEEDS;
  const { v30, v50, v85 } = speeds.usualPercentiles;
  const { max, mean, isMeanEstimate } = speeds;
  const isEstimate =
    isMeanEstimate ||
    speeds.isPercentileEstimate(v30) ||
    speeds.isPercentileEstimate(v50) ||
    speeds.isPercentileEstimate(v85);
  return { v30, v50, v85, max, average: mean, isEstimate };
}
