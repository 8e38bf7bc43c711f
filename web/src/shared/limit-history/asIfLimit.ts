import { SPEED_LIMITS } from "@obcestje/contract/limits/ranges.js";

/** In an address whose figures are as if this limit had been in force, km/h. */
export const asIfParameter = "asIfLimit";

/** Null: none, or it is no limit. */
export function asIfLimitIn(params: URLSearchParams): number | null {
  const told = params.get(asIfParameter) ?? "";
  const limit = /^\d{1,3}$/.test(told) ? Number(told) : 0;
  return limit >= SPEED_LIMITS.min && limit <= SPEED_LIMITS.max ? limit : null;
}
