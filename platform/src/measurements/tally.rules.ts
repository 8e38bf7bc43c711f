import { HistogramCursor, LENGTH_BORDERS } from "./histogram.js";
import type { PeriodHour } from "./periodHour.js";
import { DIRECTION, KIND } from "./reading.js";
import { SpeedHistogram, type SpeedPercentiles } from "./speedHistogram.js";

/** Road users of one kind other than vehicles, by where they went. */
export interface InOut {
  incoming: number;
  outgoing: number;
}

/** One local hour of a period. Vehicles with a speed of exactly 0 are left out of everything but their own count. */
export interface HourTally {
  start: number;
  hourOfDay: number;
  /** Seconds covered; 0: nothing was heard, the counts mean nothing. */
  covered: number;
  vehicles: InOut;
  /** Radar samples of the vehicles. */
  samples: number;
  speeds: SpeedFigures;
  pedestrians: InOut;
  bicycles: InOut;
}

export interface DayTally {
  /** Instant at which the local day began. */
  date: number;
  covered: number;
  vehicles: number;
  samples: number;
  speeds: SpeedFigures;
}

export interface SpeedFigures extends SpeedPercentiles {
  max: number | null;
  average: number | null;
}

/** All that a period's figures are made of. */
export interface PeriodTally {
  totalSeconds: number;
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
 * @param dayStart answers the instant at which the local day of an instant began
 */
export function tallyPeriod(
  hours: PeriodHour[],
  totalSeconds: number,
  dayStart: (instant: number) => number,
): PeriodTally {
  const tally: PeriodTally = {
    totalSeconds,
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
  const [ofHour, ofDay] = [new SpeedHistogram(), new SpeedHistogram()];
  let day: DayTally | undefined;
  hours.forEach((hour, index) => {
    if (!day || hours[index - 1]?.day !== hour.day) {
      day = { date: dayStart(hour.start), covered: 0, vehicles: 0, samples: 0, speeds: NO_SPEEDS };
      tally.days.push(day);
    }
    const summed = tallyHour(hour, tally, ofHour);
    const vehicles = summed.vehicles.incoming + summed.vehicles.outgoing;
    day.covered += hour.covered;
    day.vehicles += vehicles;
    day.samples += summed.samples;
    ofDay.addAll(ofHour);
    tally.hours.push(summed);
    tally.coveredSeconds += hour.covered;
    tally.coveredHours += hour.covered > 0 ? 1 : 0;
    tally.vehicles += vehicles;
    tally.samples += summed.samples;
    tally.pedestrians += summed.pedestrians.incoming + summed.pedestrians.outgoing;
    tally.bicycles += summed.bicycles.incoming + summed.bicycles.outgoing;
    if (hours[index + 1]?.day === hour.day) return;
    day.speeds = speedFigures(ofDay);
    tally.speeds.addAll(ofDay);
    ofDay.clear();
  });
  return tally;
}

const NO_SPEEDS: SpeedFigures = { v30: null, v50: null, v85: null, max: null, average: null };
const cursor = new HistogramCursor();

function tallyHour(
  hour: PeriodHour,
  total: Pick<PeriodTally, "zeroSpeed" | "lengthClasses">,
  speeds: SpeedHistogram,
): HourTally {
  const { start, hourOfDay, covered, histogram } = hour;
  const [vehicles, pedestrians, bicycles] = [noOne(), noOne(), noOne()];
  let samples = 0;
  speeds.clear();
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
  return {
    start,
    hourOfDay,
    covered,
    vehicles,
    samples,
    speeds: speedFigures(speeds),
    pedestrians,
    bicycles,
  };
}

const noOne = (): InOut => ({ incoming: 0, outgoing: 0 });

function speedFigures(speeds: SpeedHistogram): SpeedFigures {
  if (speeds.count === 0) return NO_SPEEDS;
  return { ...speeds.usualPercentiles, max: speeds.max, average: speeds.mean };
}
