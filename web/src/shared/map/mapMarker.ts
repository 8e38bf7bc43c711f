import type { Activity } from "../clients/activity";
import type { Position } from "./position";

/** What a map shows at a place; its state may change as often as it likes. */
export type MapMarker = {
  id: string;
  position: Position;
  activity: Activity;
  /** A name; the map adds the word for the state. */
  label: string;
};

/** Whether only states or names differ: then nothing has to be placed anew. */
export function haveSamePlaces(before: readonly MapMarker[], after: readonly MapMarker[]): boolean {
  if (before.length !== after.length) return false;
  return after.every((marker, index) => {
    const old = before[index];
    if (old === marker) return true;
    const { lat, lng } = marker.position;
    return old?.id === marker.id && old.position.lat === lat && old.position.lng === lng;
  });
}
