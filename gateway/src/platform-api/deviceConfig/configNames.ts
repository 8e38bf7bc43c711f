import type { NameOf } from "../namedFaults.js";
import { typedPath } from "./deviceConfig.js";

const DATA = /^data(\.|$)/;

/**
 * Names for the fields of a configuration that a write sends as `data`.
 * @param writtenAs `config` if the caller gave it typed, `document` if whole, `mergePatch` for a patch
 */
export function configNames(writtenAs: "config" | "document" | "mergePatch"): NameOf {
  return (path) => {
    if (!DATA.test(path)) return path;
    const within = path.replace(DATA, "");
    const place = writtenAs === "config" ? typedPath(within) : within;
    return place ? `${writtenAs}.${place}` : writtenAs;
  };
}
