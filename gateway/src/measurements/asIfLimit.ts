import { SPEED_LIMITS } from "@obcestje/contract/limits/ranges.js";
import { readWhole } from "../http/wholeQuery.js";

/** What the argument of figures over the limit says. */
export const AS_IF_LIMIT =
  "km/h: shares and counts over the limit as if this one had been in force all along; left out: the limits of the time.";

/** The `asIfLimit` of a link, km/h; undefined if it is left out. @throws ApiError BAD_USER_INPUT */
export const readAsIfLimit = (told: unknown): number | undefined =>
  readWhole("asIfLimit", told, SPEED_LIMITS);
