import { type NameOf, oneOf } from "../platform-api/words.js";

/** Types of hardware, as the devices report them (administrators' specification, section 3). */
export const HARDWARE_TYPES = [
  "K200_DISPONLY",
  "K200DISP_AMG",
  "K200DISP_FALCON",
  "BIKECOUNTER",
  "K200DISP_SMILEY_AMG",
  "K200DISP_SMILEY_FALCON",
  "PED_01WIFI",
  "K200DISP_FL_FALCON",
  "K200DISP_FL_AMG",
  "K_SIPRONIKA",
  "K200_DEFAULT_VIASIS",
] as const;

export const SUPER_TYPE = oneOf(
  {
    K200: { description: "Signs that show the speed." },
    K200_SMILEY: { description: "Signs that show a face, too." },
    K200_FL: { description: "Signs with flashing lamps." },
    UNKNOWN: { description: "All others." },
  },
  "SuperType",
  "A family of hardware that takes the same configurations, whatever the radar.",
);
export type SuperTypeName = NameOf<typeof SUPER_TYPE>;

/** The family of a hardware type: its members take the same configurations, whatever their radar. */
export function superTypeOf(hardwareType: string | null): SuperTypeName {
  if (hardwareType === "K200DISP_AMG" || hardwareType === "K200DISP_FALCON") return "K200";
  if (hardwareType?.startsWith("K200DISP_SMILEY_")) return "K200_SMILEY";
  return hardwareType?.startsWith("K200DISP_FL_") ? "K200_FL" : "UNKNOWN";
}

/** True if devices of this type take firmware over the air: all but the bicycle counter. */
export function takesFirmware(hardwareType: string): boolean {
  return hardwareType !== "BIKECOUNTER";
}
