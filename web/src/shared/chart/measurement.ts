import type { RoadUserCountFragment, TrafficMeasurementFragment } from "../../graphql/generated";
import { type Row, rowsOf } from "./columns";

type Columns = TrafficMeasurementFragment["columns"];

/** One local hour or day: Unix seconds of its start; null where the device did not report. */
export type CountPoint = Row<Columns["vehicleCount"]>;

/** People on foot or on bicycles. */
export type RoadUserCount = Omit<RoadUserCountFragment, "columns"> & {
  byHour: CountPoint[];
  byHourIncoming: CountPoint[];
  byHourOutgoing: CountPoint[];
};

/** The figures of one client and period, as charts and tables draw them. */
export type Measurement = Omit<TrafficMeasurementFragment, "columns" | "pedestrians" | "cyclists"> & {
  [List in keyof Columns]: Row<Columns[List]>[];
} & { pedestrians: RoadUserCount; cyclists: RoadUserCount };

const roadUsersOf = ({ columns, ...count }: RoadUserCountFragment): RoadUserCount => ({
  ...count,
  byHour: rowsOf(columns.byHour),
  byHourIncoming: rowsOf(columns.byHourIncoming),
  byHourOutgoing: rowsOf(columns.byHourOutgoing),
});

/** Long lists travel as columns; here they become rows again. */
export function measurementOf(answer: TrafficMeasurementFragment): Measurement {
  const { columns, pedestrians, cyclists, ...rest } = answer;
  return {
    ...rest,
    histogram: rowsOf(columns.histogram),
    vehicleCount: rowsOf(columns.vehicleCount),
    vehicleCountIncoming: rowsOf(columns.vehicleCountIncoming),
    vehicleCountOutgoing: rowsOf(columns.vehicleCountOutgoing),
    percentilesPerHour: rowsOf(columns.percentilesPerHour),
    speedPerHour: rowsOf(columns.speedPerHour),
    pedestrians: roadUsersOf(pedestrians),
    cyclists: roadUsersOf(cyclists),
  };
}
