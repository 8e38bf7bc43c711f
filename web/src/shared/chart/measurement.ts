import type {
  CountColumnsFragment,
  CoveredShareFragment,
  HeardSecondsFragment,
  OwnClassFiguresFragment,
  RoadUserCountFragment,
  TrafficMeasurementFragment,
} from "../../graphql/generated";
import { type Covered, coveredOf } from "../interval/completeness";
import { type Row, rowsOf } from "./columns";

type Columns = TrafficMeasurementFragment["columns"];
type RowsOf<C> = Row<NonNullable<C>>[];

/** One local hour or day, by the Unix seconds of its start; null if the device did not report. */
export type CountPoint = Row<CountColumnsFragment>;

/** People on foot or on bicycles; null: not reported. */
export type RoadUserCount = Omit<RoadUserCountFragment, "columns"> & {
  byHour: CountPoint[] | null;
  byHourIncoming: CountPoint[] | null;
  byHourOutgoing: CountPoint[] | null;
};

/** Percentiles that are not reported are null. */
type Percentiles = NonNullable<TrafficMeasurementFragment["percentiles"]>;

/** Fields that the platform may leave open, and charts need. */
export type Settled = {
  timeZone: string;
  completeness: Covered | null;
  previousCompleteness: Covered | null;
  heard: HeardSecondsFragment | null;
  previousHeard: HeardSecondsFragment | null;
  percentiles: Percentiles;
};

/** The figures of one client and period, as charts and tables draw them; null: not reported, or none was measured. */
export type Measurement = Omit<
  TrafficMeasurementFragment,
  "columns" | "pedestrians" | "cyclists" | keyof Settled
> &
  Settled & { [List in keyof Columns]: RowsOf<Columns[List]> | null } & {
    pedestrians: RoadUserCount | null;
    cyclists: RoadUserCount | null;
    /** Vehicles by the group's own classes; null: not asked for, not reported, or to be drawn by the usual ones. */
    ownClasses: OwnClassFiguresFragment["ownClasses"];
  };

const toldRows = <C extends Parameters<typeof rowsOf>[0]>(columns: C | null): Row<C>[] | null =>
  columns && rowsOf(columns);

const roadUsersOf = (told: RoadUserCountFragment | null): RoadUserCount | null => {
  if (told === null) return null;
  const { columns, ...count } = told;
  return {
    ...count,
    byHour: toldRows(columns.byHour),
    byHourIncoming: toldRows(columns.byHourIncoming),
    byHourOutgoing: toldRows(columns.byHourOutgoing),
  };
};

const noPercentiles: Percentiles = { v30: null, v50: null, v85: null, sampleSize: null };

type Open = {
  timeZone: string | null;
  completeness?: CoveredShareFragment | null;
  previousCompleteness?: CoveredShareFragment | null;
  heard?: HeardSecondsFragment | null;
  previousHeard?: HeardSecondsFragment | null;
  percentiles?: Partial<Percentiles> | null;
};

/** @param zone the device's own, if the answer names none */
export const settled = <M extends Open>(answer: M, zone: string): Omit<M, keyof Settled> & Settled => ({
  ...answer,
  timeZone: answer.timeZone ?? zone,
  completeness: coveredOf(answer.completeness ?? null),
  previousCompleteness: coveredOf(answer.previousCompleteness ?? null),
  heard: answer.heard ?? null,
  previousHeard: answer.previousHeard ?? null,
  percentiles: { ...noPercentiles, ...answer.percentiles },
});

/**
 * Turns the columns of long lists back into rows.
 * @param zone the device's own, if the answer names none
 */
export function measurementOf(
  answer: TrafficMeasurementFragment & Partial<OwnClassFiguresFragment>,
  zone: string,
): Measurement {
  const { columns, pedestrians, cyclists, ownClasses = null, ...rest } = answer;
  return {
    ...settled(rest, zone),
    histogram: toldRows(columns.histogram),
    vehicleCount: toldRows(columns.vehicleCount),
    vehicleCountIncoming: toldRows(columns.vehicleCountIncoming),
    vehicleCountOutgoing: toldRows(columns.vehicleCountOutgoing),
    percentilesPerHour: toldRows(columns.percentilesPerHour),
    speedPerHour: toldRows(columns.speedPerHour),
    pedestrians: roadUsersOf(pedestrians),
    cyclists: roadUsersOf(cyclists),
    ownClasses,
  };
}
