import type { MetaData } from "../clients/metaData.rules.js";

/** The keys of a client's metadata that are about the place where it stands. */
export const PLACE_KEYS = [
  "locationName",
  "locationAddress",
  "markerPosition",
  "speedLimit",
  "measureDistance",
  "directionNames",
] as const;

/** The part of some metadata that is about the place. */
export function placeKeysOf(metaData: MetaData): MetaData {
  return Object.fromEntries(Object.entries(metaData).filter(([key]) => isPlaceKey(key)));
}

/** A device's metadata at a place, or in the store (null): what is about the place is the place's. */
export function atPlace(device: MetaData, place: MetaData | null): MetaData {
  const own = Object.entries(device).filter(([key]) => !isPlaceKey(key));
  return { ...Object.fromEntries(own), ...placeKeysOf(place ?? {}) };
}

/** True if two have the same metadata about a place, in whatever order. */
export function isSamePlace(one: MetaData, other: MetaData): boolean {
  return PLACE_KEYS.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
}

const isPlaceKey = (key: string): boolean => (PLACE_KEYS as readonly string[]).includes(key);
