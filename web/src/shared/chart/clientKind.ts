import type { ClientHeadFragment } from "../../graphql/generated";
import { isUnheard } from "../interval/heard";
import type { Measurement } from "./measurement";

/** Kind of device by what it counts, as far as the page shows it differently. */
export type ClientKind = "bikeCounter" | "visionBike" | "visionVehicles" | "speed";

/** Depends on the hardware for bicycle counters, on the camera's vision type for other devices. */
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
 * The kind that a device shows as, by its counts. A bicycle counter's plain counts are its cyclists. A device
 * that tells cyclists and pedestrians apart, and has no plain counts, shows as a counter of those, or it would
 * show 0 next to them. The same holds for a device of unknown hardware (an import's), and for any device in a
 * period in which it listened for people only. docs/definitions.md, "Counts"
 */
export function countedKind(
  client: Pick<ClientHeadFragment, "hardwareType" | "visionType">,
  {
    totalVehicles,
    cyclists,
    pedestrians,
    heard,
  }: Pick<Measurement, "totalVehicles" | "cyclists" | "pedestrians" | "heard">,
): ClientKind {
  const kind = clientKind(client);
  const people = (cyclists?.total ?? 0) + (pedestrians?.total ?? 0);
  const mayCountPeopleAlone = kind === "bikeCounter" || (kind === "speed" && client.hardwareType === null);
  const countsPeopleAlone = mayCountPeopleAlone && totalVehicles === 0 && people > 0;
  return countsPeopleAlone || isUnheard(heard, "vehicles") ? "visionBike" : kind;
}
