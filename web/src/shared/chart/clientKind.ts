import type { ClientHeadFragment } from "../../graphql/generated";
import { isUnheard } from "../interval/heard";
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
 * The kind as which a device shows by what it counted. A bicycle counter's plain counts are its cyclists; one that tells cyclists and
 * pedestrians apart, and counted nobody plainly, shows as what counts those, lest it says 0 beside them. So does a device that never told
 * its hardware (an import's), and any in a period in which people alone were listened for. docs/definitions.md, "Counts"
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
