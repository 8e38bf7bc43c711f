import type { OwnClass, OwnClasses } from "@obcestje/contract/ownClasses.js";
import { AXIS, axisOf, classFrom, classTo, directionOfClass, isShareClass } from "./classCell.js";
import { addClassTo } from "./classSpeeds.rules.js";
import { LengthHistogram } from "./lengthHistogram.js";
import type { PeriodHour } from "./periodHour.js";
import { DIRECTION, type Direction, KIND } from "./reading.js";
import { SpeedHistogram } from "./speedHistogram.js";
import { type PeriodTally, whereHeard } from "./tally.rules.js";
import { eachVehicleCell } from "./vehicleCells.js";
import { wholeNumbers } from "./wholeNumbers.js";

const TENTHS = 10;

/** Vehicles of a class of a group's own. */
export interface OwnClassRow {
  /** Speeds: the lowest whole km/h. Lengths: metres. */
  from: number;
  /** Speeds: the highest whole km/h. Lengths: metres that all are shorter than. null: without an end. */
  to: number | null;
  name: string | null;
  /** null: unknown. */
  vehicles: number | null;
  /** Percent of the vehicles with a speed, or with a length. */
  percentage: number | null;
  /** null: unknown, or the direction of some vehicles is. */
  incoming: number | null;
  outgoing: number | null;
  is_estimate: boolean;
}

/** null: no own classes, or nobody listened for vehicles. */
export interface OwnClassFigures {
  speeds: OwnClassRow[] | null;
  /** Empty if no length is measured. */
  lengths: OwnClassRow[] | null;
}

interface Counted {
  vehicles: number | null;
  isEstimate: boolean;
}

/** The vehicles of one direction, or of all. */
interface Sums {
  speeds: SpeedHistogram;
  lengths: LengthHistogram;
}

/**
 * A period's vehicles by own classes of speed and of length.
 * docs/definitions.md, "Own classes"
 */
export function ownClassFigures(
  hours: readonly PeriodHour[],
  tally: PeriodTally,
  { speeds, lengths }: OwnClasses,
): OwnClassFigures {
  if (speeds === null && lengths === null) return { speeds: null, lengths: null };
  const { all, incoming, outgoing, areDirectionsKnown } = sumByDirection(hours, lengths ?? []);
  const ways = areDirectionsKnown ? { incoming, outgoing } : null;
  const rows = (
    begins: { from: number; to: number | null }[],
    classes: readonly OwnClass[],
    total: number,
    of: (sums: Sums) => Counted[],
  ): OwnClassRow[] => {
    const [both, into, out] = [of(all), ways && of(ways.incoming), ways && of(ways.outgoing)];
    return begins.map(({ from, to }, index) => {
      const { vehicles = null, isEstimate = false } = both[index] ?? {};
      return {
        from,
        to,
        name: classes[index]?.name ?? null,
        vehicles,
        percentage: vehicles === null || total === 0 ? null : (vehicles / total) * 100,
        incoming: into?.[index]?.vehicles ?? null,
        outgoing: out?.[index]?.vehicles ?? null,
        is_estimate: isEstimate || tally.isEstimate,
      };
    });
  };
  const ofSpeeds = speeds && speedRanges(speeds);
  const { measured } = all.lengths;
  return {
    speeds:
      ofSpeeds &&
      whereHeard(
        rows(ofSpeeds, speeds, all.speeds.count, (sums) => speedCounts(sums.speeds, ofSpeeds)),
        KIND.vehicle,
        tally,
      ),
    lengths:
      lengths &&
      whereHeard(
        measured === 0 ? [] : rows(lengthRanges(lengths), lengths, measured, (sums) => sums.lengths.counts),
        KIND.vehicle,
        tally,
      ),
  };
}

/** True if a figure of own classes is an estimate. */
export const hasEstimatedClasses = ({ speeds, lengths }: OwnClassFigures): boolean =>
  [...(speeds ?? []), ...(lengths ?? [])].some(({ is_estimate }) => is_estimate);

function sumByDirection(hours: readonly PeriodHour[], lengths: readonly OwnClass[]) {
  const borders = bordersOf(lengths).map((metres) => Math.round(metres * TENTHS));
  const empty = (): Sums => ({ speeds: new SpeedHistogram(), lengths: new LengthHistogram(borders) });
  const [all, incoming, outgoing] = [empty(), empty(), empty()];
  const of = (direction: Direction): Sums[] =>
    direction === DIRECTION.incoming
      ? [all, incoming]
      : direction === DIRECTION.outgoing
        ? [all, outgoing]
        : [all];
  let untold = 0;
  for (const hour of hours)
    eachVehicleCell(
      hour,
      ({ direction, speed, lengthFrom, count, samples }) => {
        const sums = of(direction);
        if (sums.length === 1) untold += count;
        for (const sum of sums) {
          if (speed > 0) sum.speeds.add(speed, count, samples);
          if (lengthFrom >= 0) sum.lengths.add(sum.lengths.classOf(lengthFrom), count);
        }
      },
      (key, value) => {
        for (const sum of of(directionOfClass(key)))
          if (axisOf(key) === AXIS.length)
            sum.lengths.addClass(classFrom(key), classTo(key), value, isShareClass(key));
          else addClassTo(sum.speeds, key, value);
      },
    );
  return { all, incoming, outgoing, areDirectionsKnown: untold === 0 };
}

const bordersOf = (classes: readonly OwnClass[]): number[] => classes.flatMap(({ to }) => to ?? []);

/** Whole km/h, both ends included. */
const speedRanges = (classes: readonly OwnClass[]) =>
  classes.map(({ to }, index) => ({ from: (classes[index - 1]?.to ?? 0) + 1, to }));

/** Metres, half-open. */
const lengthRanges = (classes: readonly OwnClass[]) =>
  classes.map(({ to }, index) => ({ from: classes[index - 1]?.to ?? 0, to }));

/** In whole numbers, which add up if all are known. */
function speedCounts(speeds: SpeedHistogram, ranges: { from: number; to: number | null }[]): Counted[] {
  const counts = ranges.map(({ from, to }) => speeds.between(from, to ?? undefined));
  const whole = wholeNumbers(counts.map(({ vehicles }) => vehicles ?? 0));
  return counts.map(({ vehicles, isEstimate }, index) => ({
    vehicles: vehicles === null ? null : (whole[index] ?? 0),
    isEstimate,
  }));
}
