import { type clientKind, countedKind } from "../../../shared/chart/clientKind";
import type { ReportMeasurement } from "../requestReport";

/** Whom a device's report speaks of. */
type Counted = {
  /** Vehicles, or a bicycle counter's plain counts. */
  hasVehicles: boolean;
  /** Cyclists and pedestrians. */
  hasPeople: boolean;
};

type Device = Parameters<typeof clientKind>[0];

/** People where any were counted, or a camera counts them; vehicles everywhere but where people alone are counted. */
export function countedBy(device: Device, measurement: ReportMeasurement): Counted {
  const kind = countedKind(device, measurement);
  const { cyclists, pedestrians } = measurement;
  const people = (cyclists?.total ?? 0) + (pedestrians?.total ?? 0);
  return { hasVehicles: kind !== "visionBike", hasPeople: kind === "visionBike" || people > 0 };
}
