import type { TrafficMeasurementFragment } from "../../graphql/generated";

/** The figures of one client and period, as charts and tables draw them. */
export type Measurement = TrafficMeasurementFragment;

/** One local hour or day: Unix seconds of its start; null where the device did not report. */
export type CountPoint = Measurement["vehicleCount"][number];
