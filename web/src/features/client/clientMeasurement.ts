import type { TrafficDetailsFragment, TrafficMeasurementFragment } from "../../graphql/generated";
import { type Row, rowsOf } from "../../shared/chart/columns";
import { type Measurement, measurementOf } from "../../shared/chart/measurement";

export type HourOfWeek = Row<NonNullable<TrafficDetailsFragment["columns"]["hourOfWeek"]>>;

/** What stands beneath the charts. */
export type TrafficDetails = Omit<TrafficDetailsFragment, "columns"> & { hourOfWeek: HourOfWeek[] | null };

/** All that the page shows of a period. */
export type ClientMeasurement = Measurement & TrafficDetails;

/** @param zone the device's own, where the answer names none */
export function clientMeasurementOf(
  answer: TrafficMeasurementFragment & TrafficDetailsFragment,
  zone: string,
): ClientMeasurement {
  const { speedThresholds, byDirection, peakHour } = answer;
  const hours = answer.columns.hourOfWeek;
  const hourOfWeek = hours && rowsOf(hours);
  return { ...measurementOf(answer, zone), speedThresholds, byDirection, peakHour, hourOfWeek };
}
