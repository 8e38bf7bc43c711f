/** Types of hardware, as devices report them (administrators' specification, section 3). */
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
export type HardwareType = (typeof HARDWARE_TYPES)[number];

/** Families of hardware, as the platform names them. */
export const SUPER_TYPES = ["K200", "K200_SMILEY", "K200_FL", "unknown"] as const;
export type SuperType = (typeof SUPER_TYPES)[number];

/**
 * The family of a hardware type: its members take the same configurations, whatever their radar. Unknown, too,
 * if the device never told its type.
 */
export function superTypeOf(hardwareType: string | null | undefined): SuperType {
  if (hardwareType === "K200DISP_AMG" || hardwareType === "K200DISP_FALCON") return "K200";
  if (hardwareType?.startsWith("K200DISP_SMILEY_")) return "K200_SMILEY";
  return hardwareType?.startsWith("K200DISP_FL_") ? "K200_FL" : "unknown";
}

/** True if devices of this type take firmware over the air: all but the bicycle counter. */
export const takesFirmware = (hardwareType: string): boolean => hardwareType !== "BIKECOUNTER";
