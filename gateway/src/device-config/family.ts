import type { VisionTypeName } from "../platform-api/clients.js";

/** How a device is told what to show: a sign, a sign with a face, or nothing to show anything on. */
export type Family = "SIGN" | "SMILEY" | "OTHER";

const WITHOUT_DISPLAY: ReadonlySet<string> = new Set(["BIKECOUNTER", "PED_01WIFI", "K_SIPRONIKA"]);

export interface Hardware {
  /** As the device reports it; null where it never did. */
  hardwareType: string | null;
  visionType: VisionTypeName;
}

/**
 * The family of a device ("Generated configs" of the specification). A type that nobody knows is taken for a sign; one
 * with a camera counts, and shows nothing.
 */
export function familyOf({ hardwareType, visionType }: Hardware): Family {
  if (visionType !== "NO_VISION") return "OTHER";
  if (hardwareType === null) return "SIGN";
  if (WITHOUT_DISPLAY.has(hardwareType)) return "OTHER";
  return hardwareType.startsWith("K200DISP_SMILEY_") ? "SMILEY" : "SIGN";
}
