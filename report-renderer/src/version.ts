import { partVersion } from "@obcestje/operation/partVersion.js";

/** The package's file lies above this one, compiled or not. */
export const VERSION = partVersion(new URL("../package.json", import.meta.url));
