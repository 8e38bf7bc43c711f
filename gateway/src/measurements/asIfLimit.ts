import { fieldFault } from "@obcestje/contract/faults.js";
import { SPEED_LIMITS } from "@obcestje/contract/limits/ranges.js";
import { ApiError } from "../errors.js";

/** What the argument of figures over the limit says. */
export const AS_IF_LIMIT =
  "km/h: shares and counts over the limit as if this one had been in force all along; left out: the limits of the time.";

/** The `asIfLimit` of a link, km/h; undefined if it is left out. @throws ApiError BAD_USER_INPUT */
export function readAsIfLimit(told: unknown): number | undefined {
  if (told === undefined) return undefined;
  const limit = typeof told === "string" && /^\d{1,3}$/.test(told) ? Number(told) : Number.NaN;
  const fault =
    limit >= SPEED_LIMITS.min && limit <= SPEED_LIMITS.max
      ? null
      : Number.isNaN(limit)
        ? fieldFault("asIfLimit", "NOT_INTEGER")
        : limit < SPEED_LIMITS.min
          ? fieldFault("asIfLimit", "TOO_SMALL", { min: SPEED_LIMITS.min })
          : fieldFault("asIfLimit", "TOO_LARGE", { max: SPEED_LIMITS.max });
  if (fault === null) return limit;
  throw new ApiError("BAD_USER_INPUT", `asIfLimit ${fault.message}.`, { fields: [fault] });
}
