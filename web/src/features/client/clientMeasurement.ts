import type { TrafficDetailsFragment, TrafficMeasurementFragment } from "../../graphql/generated";
import { type Row, rowsOf } from "../../shared/chart/columns";
import { type Measurement, measurementOf } from "../../shared/chart/measurement";

export type HourOfWeek = Row<TrafficDetailsFragment["columns"]["hourOfWeek"]>;

/** What stands beneath the charts. */
export type TrafficDetails = Omit<TrafficDetailsFragment, "columns"> & { hourOfWeek: HourOfWeek[] };

/** All that the page shows of a period. */
export type ClientMeasurement = Measurement & TrafficDetails;

export function clientMeasurementOf(
  answer: TrafficMeasurementFragment & TrafficDetailsFragment,
): ClientMeasurement {
  const { speedThresholds, byDirection, peakHour } = answer;
  const hourOfWeek = rowsOf(answer.columns.hourOfWeek);
  return { ...measurementOf(answer), speedThresholds, byDirection, peakHour, hourOfWeek };
}
