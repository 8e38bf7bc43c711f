import type { ClientHeadFragment } from "../../graphql/generated";

/** What a device counts, as far as the page shows it differently. */
export type ClientKind = "bikeCounter" | "visionBike" | "visionVehicles" | "speed";

/** Decided by the hardware for bicycle counters, by what the camera sees for the others. */
export function clientKind({
  hardwareType,
  visionType,
}: Pick<ClientHeadFragment, "hardwareType" | "visionType">): ClientKind {
  if (hardwareType === "BIKECOUNTER") return "bikeCounter";
  if (visionType === "VISION_BIKE") return "visionBike";
  if (visionType === "VISION_VEHICLES") return "visionVehicles";
  return "speed";
}
