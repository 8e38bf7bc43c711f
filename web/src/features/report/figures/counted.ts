import type { ClientKind } from "../../../shared/chart/clientKind";
import type { Measurement } from "../../../shared/chart/measurement";

/** Whom a device's report speaks of. */
type Counted = {
  /** Vehicles, or a bicycle counter's plain counts. */
  hasVehicles: boolean;
  /** Cyclists and pedestrians. */
  hasPeople: boolean;
};

type Device = { kind: ClientKind; hardwareType: string | null; hasSpeeds: boolean };

/**
 * People where any were counted, or a camera counts them. Vehicles everywhere but where people alone are counted: by such a camera, or by
 * a counter (and what nobody knows to be anything else, of an import) that counted people and is told no vehicle.
 */
export function countedBy(
  { kind, hardwareType, hasSpeeds }: Device,
  { totalVehicles, cyclists, pedestrians }: Pick<Measurement, "totalVehicles" | "cyclists" | "pedestrians">,
): Counted {
  if (kind === "visionBike") return { hasVehicles: false, hasPeople: true };
  const hasPeople = (cyclists?.total ?? 0) + (pedestrians?.total ?? 0) > 0;
  const mayCountPeopleAlone = kind === "bikeCounter" || (kind === "speed" && hardwareType === null);
  const areAllPeople = hasPeople && mayCountPeopleAlone && totalVehicles === 0 && !hasSpeeds;
  return { hasVehicles: !areAllPeople, hasPeople };
}
