import { type clientKind, countedKind } from "../../../shared/chart/clientKind";
import { isUnheard } from "../../../shared/interval/heard";
import type { ReportMeasurement } from "../requestReport";

/** Whom a device's report speaks of. */
type Counted = {
  /** Vehicles, or a bicycle counter's plain counts. */
  hasVehicles: boolean;
  /** Cyclists and pedestrians, as far as they were listened for. */
  people: readonly People[];
};

/** On bicycles or on foot, in the order of reading. */
export type People = "cyclists" | "pedestrians";

const everybody: readonly People[] = ["cyclists", "pedestrians"];

type Device = Parameters<typeof clientKind>[0];

/** People where any were counted, or a camera counts them; vehicles everywhere but where people alone are counted. */
export function countedBy(device: Device, measurement: ReportMeasurement): Counted {
  const kind = countedKind(device, measurement);
  const { cyclists, pedestrians, heard } = measurement;
  const total = (cyclists?.total ?? 0) + (pedestrians?.total ?? 0);
  return {
    hasVehicles: kind !== "visionBike",
    people: kind === "visionBike" || total > 0 ? everybody.filter((one) => !isUnheard(heard, one)) : [],
  };
}
