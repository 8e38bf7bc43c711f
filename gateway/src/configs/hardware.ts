import { type SuperType, superTypeOf } from "@obcestje/contract/hardware.js";
import { oneOf } from "../platform-api/words.js";

export type SuperTypeName = Uppercase<SuperType>;

export const SUPER_TYPE = oneOf<SuperTypeName>(
  {
    K200: { description: "Signs that show the speed." },
    K200_SMILEY: { description: "Signs that show a face, too." },
    K200_FL: { description: "Signs with flashing lamps." },
    UNKNOWN: { description: "All others." },
  },
  "SuperType",
  "A family of hardware that takes the same configurations, whatever the radar.",
);

/** The family of a hardware type, as this API names it. */
export const superTypeNameOf = (hardwareType: string | null): SuperTypeName =>
  superTypeOf(hardwareType).toUpperCase() as SuperTypeName;
