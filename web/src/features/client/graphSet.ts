import type { ClientKind } from "../../shared/chart/clientKind";
import type { GraphKind } from "../../shared/chart/graphKind";
import type { Measurement } from "../../shared/chart/measurement";

/**
 * Which graphs a device gets, in reading order. `inOut`: its group wants counts by direction. Vehicle types
 * show for a device without a camera only where it measures lengths.
 */
export function graphSet(
  kind: ClientKind,
  inOut: boolean,
  { lengthClasses }: Pick<Measurement, "lengthClasses">,
): readonly GraphKind[] {
  if (kind === "bikeCounter") return ["vehicleCount"];
  if (kind === "visionBike")
    return inOut ? ["pedestriansInOut", "cyclistsInOut"] : ["pedestrians", "cyclists"];
  if (kind === "visionVehicles") return [inOut ? "vehicleCountInOut" : "vehicleCount", "vehicleType"];
  const speed: GraphKind[] = ["speedClass", "histogram", "vehicleCount", "speed", "percentile"];
  return lengthClasses.length > 0 ? [...speed, "vehicleType"] : speed;
}
