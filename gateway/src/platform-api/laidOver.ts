import { ApiError } from "../errors.js";
import type { Json } from "./decode.js";

/** The complete metadata to store: a change laid over the current ones. Null removes a key. */
export function laidOver(before: Json, change: Json): Json {
  const all = Object.entries({ ...before, ...change });
  return Object.fromEntries(all.filter(([key, value]) => value !== null || !Object.hasOwn(change, key)));
}

/**
 * The same for a platform that may not send the current metadata. Undefined if nothing changes: they stay
 * without being sent.
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if the change would remove unknown keys
 */
export function laidOverUntold(before: Json | null, change: Json): Json | undefined {
  if (before === null && Object.keys(change).length === 0) return undefined;
  return laidOver(toldMetaData(before), change);
}

/**
 * Current metadata that a change is laid over.
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if they are not told
 */
export function toldMetaData(before: Json | null): Json {
  if (before !== null) return before;
  throw new ApiError(
    "UPSTREAM_INVALID_RESPONSE",
    "The platform does not tell the metadata that this change would write over: nothing was changed.",
  );
}
