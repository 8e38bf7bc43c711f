import type { Json } from "./decode.js";

/** Metadata whole, as it is to be kept: a change laid over what is there; null takes a key away. */
export function laidOver(before: Json, change: Json): Json {
  const all = Object.entries({ ...before, ...change });
  return Object.fromEntries(all.filter(([key, value]) => value !== null || !Object.hasOwn(change, key)));
}
