import { ApiError } from "../errors.js";
import type { Json } from "./decode.js";

/** Metadata whole, as it is to be kept: a change laid over what is there; null takes a key away. */
export function laidOver(before: Json, change: Json): Json {
  const all = Object.entries({ ...before, ...change });
  return Object.fromEntries(all.filter(([key, value]) => value !== null || !Object.hasOwn(change, key)));
}

/**
 * The same where a platform may not tell what is there: undefined where nothing of it changes, as it stays without being sent.
 * @throws ApiError UPSTREAM_INVALID_RESPONSE where the change would take away what is not known
 */
export function laidOverUntold(before: Json | null, change: Json): Json | undefined {
  if (before !== null) return laidOver(before, change);
  if (Object.keys(change).length === 0) return undefined;
  throw new ApiError(
    "UPSTREAM_INVALID_RESPONSE",
    "The platform does not tell the metadata that this change would write over: nothing was changed.",
  );
}
