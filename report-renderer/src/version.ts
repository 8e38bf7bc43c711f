import { partVersion } from "@obcestje/operation/partVersion.js";

/** The package's file is one folder up, compiled or not. */
export const VERSION = partVersion(new URL("../package.json", import.meta.url));
