import { HistogramCursor, LENGTH_BORDERS } from "./histogram.js";
import type { PeriodHour } from "./periodHour.js";
import { DIRECTION, KIND } from "./reading.js";
import { SpeedHistogram, type SpeedPercentiles } from "./speedHistogram.js";

/** Road users of one kind other than vehicles, by where they went. */
export interface InOut {
  incoming: number;
  outgoing: number;
}

export const bothWays = ({ incoming, outgoing }: InOut): number => incoming + outgoing;

/** Vehicles with a speed of exactly 0 are left out of everything but their own count. */
interface HourSums {
  vehicles: InOut;
  /** Radar samples of the vehicles. */
  samples: number;
  pedestrians: InOut;
  bicycles: InOut;
}

/** One local hour of a period. */
export interface HourTally extends HourSums {
  start: number;
  hourOfDay: number;
  /** Seconds covered; 0: nothing was heard, the counts mean nothing. */
  covered: number;
  speeds: SpeedFigures;
}

export interface DayTally {
  /** Instant at which the local day began. */
  date: number;
  covered: number;
  vehicles: number;
  samples: number;
  pedestrians: number;
  bicycles: number;
  speeds: SpeedFigures;
}

export interface SpeedFigures extends SpeedPercentiles {
  max: number | null;
  average: number | null;
}

/** All that a period's figures are made of. */
export interface PeriodTally {
  totalSeconds: number;
  /** Local hours touched. */
  totalHours: number;
  coveredSeconds: number;
  coveredHours: number;
  vehicles: number;
  samples: number;
  /** Readings of vehicles with speed 0. */
  zeroSpeed: number;
  speeds: SpeedHistogram;
  /** Vehicles by length class; all zero where no length is measured. */
  lengthClasses: number[];
  pedestrians: number;
  bicycles: number;
  hours: HourTally[];
  days: DayTally[];
}

/**
 * Adds up the hours of a period.
 * @param dayStart answers the instant at which the local day of an instant began; without it no series are made
 */
export function tallyPeriod(
  hours: PeriodHour[],
  totalSeconds: number,
  dayStart: ((instant: number) => number) | null,
): PeriodTally {
  const tally = emptyTally(totalSeconds);
  const [ofHour, ofDay] = [new SpeedHistogram(), new SpeedHistogram()];
  let day: DayTally | undefined;
  hours.forEach((hour, index) => {
    ofHour.clear();
    const sums = sumHour(hour, tally, dayStart ? ofHour : tally.speeds);
    addTotals(tally, hour, sums);
    if (!dayStart) return;
    if (!day || hours[index - 1]?.day !== hour.day) {
      const none = { covered: 0, vehicles: 0, samples: 0, pedestrians: 0, bicycles: 0 };
      day = { date: dayStart(hour.start), ...none, speeds: NO_SPEEDS };
      tally.days.push(day);
    }
    const { start, hourOfDay, covered } = hour;
    const { vehicles, samples, pedestrians, bicycles } = sums;
    const figures = speedFigures(ofHour);
    tally.hours.push({
      start,
      hourOfDay,
      covered,
      vehicles,
      samples,
      pedestrians,
      bicycles,
      speeds: figures,
    });
    day.covered += covered;
    day.vehicles += bothWays(sums.vehicles);
    day.samples += sums.samples;
    day.pedestrians += bothWays(sums.pedestrians);
    day.bicycles += bothWays(sums.bicycles);
    ofDay.addAll(ofHour);
    if (hours[index + 1]?.day === hour.day) return;
    day.speeds = speedFigures(ofDay);
    tally.speeds.addAll(ofDay);
    ofDay.clear();
  });
  return tally;
}

function emptyTally(totalSeconds: number): PeriodTally {
  return {
    totalSeconds,
    totalHours: 0,
    coveredSeconds: 0,
    coveredHours: 0,
    vehicles: 0,
    samples: 0,
    zeroSpeed: 0,
    speeds: new SpeedHistogram(),
    lengthClasses: [...LENGTH_BORDERS, Infinity].map(() => 0),
    pedestrians: 0,
    bicycles: 0,
    hours: [],
    days: [],
  };
}

function addTotals(tally: PeriodTally, { covered }: PeriodHour, sums: HourSums): void {
  tally.totalHours += 1;
  tally.coveredSeconds += covered;
  tally.coveredHours += covered > 0 ? 1 : 0;
  tally.vehicles += bothWays(sums.vehicles);
  tally.samples += sums.samples;
  tally.pedestrians += bothWays(sums.pedestrians);
  tally.bicycles += bothWays(sums.bicycles);
}

const NO_SPEEDS: SpeedFigures = { v30: null, v50: null, v85: null, max: null, average: null };
const cursor = new HistogramCursor();

/** Counts one hour; its speeds into `speeds`, what is only totalled into `total`. */
function sumHour(
  { histogram }: PeriodHour,
  total: Pick<PeriodTally, "zeroSpeed" | "lengthClasses">,
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
    if (cursor.direction === DIRECTION.incoming) where.incoming += count;
    else where.outgoing += count;
    if (kind !== KIND.vehicle) continue;
    samples += cursor.samples;
    if (speed > 0) speeds.add(speed, count, cursor.samples);
    const { lengthClass } = cursor;
    if (lengthClass >= 0) total.lengthClasses[lengthClass] = (total.lengthClasses[lengthClass] ?? 0) + count;
  }
  return { vehicles, samples, pedestrians, bicycles };
}

const noOne = (): InOut => ({ incoming: 0, outgoing: 0 });

function speedFigures(speeds: SpeedHistogram): SpeedFigures {
  if (speeds.count === 0) return NO_SPEEDS;
  const { v30, v50, v85 } = speeds.usualPercentiles;
  return { v30, v50, v85, max: speeds.max, average: speeds.mean };
}
