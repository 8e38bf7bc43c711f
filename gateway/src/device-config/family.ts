import { type HardwareType, superTypeOf } from "@obcestje/contract/hardware.js";
import type { VisionTypeName } from "../platform-api/clients.js";

/** A device's kind of display: a sign, a sign with a face, or none. */
export type Family = "SIGN" | "SMILEY" | "OTHER";

const WITHOUT_DISPLAY: ReadonlySet<string> = new Set<HardwareType>([
  "BIKECOUNTER",
  "PED_01WIFI",
  "K_SIPRONIKA",
]);

export interface Hardware {
  /** As the device reports it; null if it never did. */
  hardwareType: string | null;
  visionType: VisionTypeName;
}

/**
 * The family of a device ("Generated configs" of the specification). An unknown type is taken for a sign. A
 * device with a camera counts, and shows nothing.
 */
export function familyOf({ hardwareType, visionType }: Hardware): Family {
  if (visionType !== "NO_VISION") return "OTHER";
  if (hardwareType === null) return "SIGN";
  if (WITHOUT_DISPLAY.has(hardwareType)) return "OTHER";
  return superTypeOf(hardwareType) === "K200_SMILEY" ? "SMILEY" : "SIGN";
}
