import { type Place, StillMap, type TileSource } from "../../../shared/map/StillMap";
import { useDrawing } from "./drawing";

type PlaceMapProps = { places: readonly Place[]; tiles: TileSource; label: string };

/** Where the devices stand; it takes the room that it is given. */
export function PlaceMap({ places, tiles, label }: PlaceMapProps) {
  const { holder, onDrawn } = useDrawing();
  return (
    <figure className="report-map" aria-label={label}>
      <div ref={holder} data-report-drawing="map">
        <StillMap places={places} tiles={tiles} onDrawn={onDrawn} />
      </div>
    </figure>
  );
}
