import type { Activity } from "../clients/activity";
import type { Position } from "./position";

/** What a marker shows: the activity of a device, or a place without one. */
export type MarkKind = Activity | "place";

/** A marker on a map; its state may change often. */
export type MapMarker = {
  id: string;
  position: Position;
  activity: MarkKind;
  /** A name; the map appends the word for the state. */
  label: string;
};

/** True if only states or names differ: no marker has to be placed again. */
export function haveSamePlaces(before: readonly MapMarker[], after: readonly MapMarker[]): boolean {
  if (before.length !== after.length) return false;
  return after.every((marker, index) => {
    const old = before[index];
    if (old === marker) return true;
    const { lat, lng } = marker.position;
    return old?.id === marker.id && old.position.lat === lat && old.position.lng === lng;
  });
}
