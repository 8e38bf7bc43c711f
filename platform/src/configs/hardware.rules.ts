import { HARDWARE_TYPES, takesFirmware } from "@obcestje/contract/hardware.js";
import Type from "typebox";

/**
 * A device of another kind has its own type, a hash in hexadecimal digits (administrators' specification,
 * section 3: "{hash}"). It is compared as written: upper and lower case are two types.
 */
const OWN_TYPE = "[0-9a-fA-F]{8,128}";

const typeOf = (types: readonly string[], description: string) =>
  Type.String({ pattern: `^(?:${[...types, OWN_TYPE].join("|")})$`, description });

/** The types that a configuration template can be for. */
export const TemplateType = typeOf(
  HARDWARE_TYPES,
  "A hardware type, or the hash that is a device's own type",
);

/** The types that a firmware can be for. */
export const FirmwareType = typeOf(
  HARDWARE_TYPES.filter(takesFirmware),
  "A hardware type that takes firmware, or the hash that is a device's own type",
);
