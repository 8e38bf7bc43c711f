import { type clientKind, countedKind } from "../../../shared/chart/clientKind";
import { isUnheard } from "../../../shared/interval/heard";
import type { ReportMeasurement } from "../requestReport";

/** Road users in a device's report. */
type Counted = {
  /** Vehicles, or a bicycle counter's plain counts. */
  hasVehicles: boolean;
  /** Cyclists and pedestrians, as far as they were listened for. */
  people: readonly People[];
};

/** On bicycles or on foot, in reading order. */
export type People = "cyclists" | "pedestrians";

const everybody: readonly People[] = ["cyclists", "pedestrians"];

type Device = Parameters<typeof clientKind>[0];

/** People if any were counted, or if the camera counts them; vehicles unless only people are counted. */
export function countedBy(device: Device, measurement: ReportMeasurement): Counted {
  const kind = countedKind(device, measurement);
  const { cyclists, pedestrians, heard } = measurement;
  const total = (cyclists?.total ?? 0) + (pedestrians?.total ?? 0);
  return {
    hasVehicles: kind !== "visionBike",
    people: kind === "visionBike" || total > 0 ? everybody.filter((one) => !isUnheard(heard, one)) : [],
  };
}
