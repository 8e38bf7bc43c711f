import { type ReactNode, useMemo } from "react";
import { type Activity, activityOf } from "../clients/activity";
import { MarkerMap } from "../map/MarkerMap";
import type { TileSource } from "../map/tiles";
import { useClock } from "../time/useNow";
import type { PublicPlace } from "./places";

export type PublicMapProps = {
  places: readonly PublicPlace[];
  tiles: TileSource;
  /** Content of a place's popup. */
  popup: (id: string) => ReactNode;
};

/** Places on a map, coloured by activity. Import it only lazily: it brings Leaflet. */
export function PublicMap({ places, tiles, popup }: PublicMapProps) {
  const heard = useClock((now) => places.map((place) => activityOf(place, now)).join());
  const markers = useMemo(() => {
    const activities = heard.split(",") as Activity[];
    return places.flatMap(({ id, name, position }, index) =>
      position === null ? [] : [{ id, position, activity: activities[index] ?? "unknown", label: name }],
    );
  }, [places, heard]);
  return <MarkerMap markers={markers} tiles={tiles} popup={popup} />;
}
