import type { TrafficDetailsFragment, TrafficMeasurementFragment } from "../../graphql/generated";
import { type Row, rowsOf } from "../../shared/chart/columns";
import { type Measurement, measurementOf } from "../../shared/chart/measurement";

export type HourOfWeek = Row<NonNullable<TrafficDetailsFragment["columns"]["hourOfWeek"]>>;

/** Figures below the charts. */
export type TrafficDetails = Omit<TrafficDetailsFragment, "columns" | "ownClasses"> & {
  hourOfWeek: HourOfWeek[] | null;
};

/** All data of a period on the page. */
export type ClientMeasurement = Measurement & TrafficDetails;

/** @param zone the device's own, if the answer names none */
export function clientMeasurementOf(
  answer: TrafficMeasurementFragment & TrafficDetailsFragment,
  zone: string,
): ClientMeasurement {
  const { speedThresholds, byDirection, peakHour } = answer;
  const hours = answer.columns.hourOfWeek;
  const hourOfWeek = hours && rowsOf(hours);
  const details = { speedThresholds, byDirection, peakHour, hourOfWeek };
  return { ...measurementOf(answer, zone), ...details };
}
