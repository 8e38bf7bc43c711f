import Type from "typebox";

/** Hardware types, as the devices report them. */
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

/**
 * A device of another kind has its own type, a hash in hexadecimal digits (administrators' specification,
 * section 3: "{hash}"). It is compared as written: upper and lower case are two types.
 */
const OWN_TYPE = "[0-9a-fA-F]{8,128}";

/** Types that take firmware over the air: all but the bicycle counter. */
export const FIRMWARE_TYPES = HARDWARE_TYPES.filter((type) => type !== "BIKECOUNTER");

const typeOf = (types: readonly string[], description: string) =>
  Type.String({ pattern: `^(?:${[...types, OWN_TYPE].join("|")})$`, description });

/** The types that a configuration template can be for. */
export const TemplateType = typeOf(
  HARDWARE_TYPES,
  "A hardware type, or the hash that is a device's own type",
);

/** The types that a firmware can be for. */
export const FirmwareType = typeOf(
  FIRMWARE_TYPES,
  "A hardware type that takes firmware, or the hash that is a device's own type",
);

export const SUPER_TYPES = ["K200", "K200_SMILEY", "K200_FL", "unknown"] as const;
export type SuperType = (typeof SUPER_TYPES)[number];

/** The family of a hardware type: its members take the same configurations, whatever their radar. */
export function superTypeOf(hardwareType: string): SuperType {
  if (hardwareType === "K200DISP_AMG" || hardwareType === "K200DISP_FALCON") return "K200";
  if (hardwareType.startsWith("K200DISP_SMILEY_")) return "K200_SMILEY";
  return hardwareType.startsWith("K200DISP_FL_") ? "K200_FL" : "unknown";
}
