import type { ClientHeadFragment } from "../../graphql/generated";
import type { Measurement } from "./measurement";

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

/**
 * The kind as which a device shows by what it counted: a bicycle counter's plain counts are its cyclists, but one that tells cyclists and
 * pedestrians apart, and counted nobody else, shows as what counts those. Otherwise it would say 0 beside them.
 */
export function countedKind(
  kind: ClientKind,
  { totalVehicles, cyclists, pedestrians }: Pick<Measurement, "totalVehicles" | "cyclists" | "pedestrians">,
): ClientKind {
  const people = (cyclists?.total ?? 0) + (pedestrians?.total ?? 0);
  return kind === "bikeCounter" && totalVehicles === 0 && people > 0 ? "visionBike" : kind;
}
