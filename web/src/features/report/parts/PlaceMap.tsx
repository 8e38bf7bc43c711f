import type { CSSProperties } from "react";
import { type Place, StillMap } from "../../../shared/map/StillMap";
import type { TileSource } from "../../../shared/map/tiles";
import { background, foreground, line, petrol } from "../../../theme/palette";
import { useDrawing } from "./drawing";

type PlaceMapProps = { places: readonly Place[]; tiles: TileSource; label: string };

/** Variables that maps use from the portal's styles, which the printed page lacks: always light. */
const colours: CSSProperties & Record<`--chakra-colors-${string}`, string> = {
  "--chakra-colors-bg-muted": background.muted[0],
  "--chakra-colors-bg-panel": background.panel[0],
  "--chakra-colors-border": line.DEFAULT[0],
  "--chakra-colors-brand-fg": petrol[800],
  "--chakra-colors-fg": foreground.DEFAULT[0],
  "--chakra-colors-fg-muted": foreground.muted[0],
  "--chakra-colors-fg-subtle": foreground.subtle[0],
};

/** Map of the devices, as large as its container. */
export function PlaceMap({ places, tiles, label }: PlaceMapProps) {
  const { holder, isDue, onDrawn } = useDrawing();
  return (
    <figure className="report-map" aria-label={label} style={colours}>
      <div ref={holder} data-report-drawing="map">
        {isDue ? <StillMap places={places} tiles={tiles} onDrawn={onDrawn} /> : null}
      </div>
    </figure>
  );
}
