import "leaflet/dist/leaflet.css";
import "./map.css";
import "./stillMap.css";
import { divIcon, type LatLngBoundsExpression, type TileLayer as Tiles } from "leaflet";
import { useEffect, useRef } from "react";
import { MapContainer, Marker, ScaleControl, TileLayer } from "react-leaflet";
import { maxZoom } from "./markerIndex";
import { NeutralGround } from "./NeutralGround";
import type { Position } from "./position";
import { type TileSource, tileReferrer } from "./tiles";

/** A place on a still map; `mark` is a word or number inside its marker. */
export type Place = { position: Position; mark?: string };

type StillMapProps = {
  places: readonly Place[];
  tiles: TileSource;
  /** Called once all tiles have loaded or failed. */
  onDrawn: () => void;
};

/** Streets and their names are readable. */
const nearZoom = 16;
const padding: [number, number] = [36, 36];
const fillFrame = { height: "100%" };

const iconOf = (mark = "") => {
  const face = document.createElement("span");
  face.textContent = mark;
  return divIcon({ className: "still-mark", html: face, iconSize: [22, 22] });
};

/** A static map, e.g. for paper: it doesn't move and has no buttons, only scale and attribution. */
export function StillMap({ places, tiles, onDrawn }: StillMapProps) {
  const bounds: LatLngBoundsExpression = places.map(({ position }) => [position.lat, position.lng]);
  return (
    <MapContainer
      bounds={bounds}
      boundsOptions={{ maxZoom: nearZoom, padding, animate: false }}
      maxZoom={maxZoom}
      zoomControl={false}
      dragging={false}
      scrollWheelZoom={false}
      doubleClickZoom={false}
      boxZoom={false}
      touchZoom={false}
      keyboard={false}
      zoomAnimation={false}
      fadeAnimation={false}
      markerZoomAnimation={false}
      style={fillFrame}
    >
      <NeutralGround />
      <StillTiles tiles={tiles} onDrawn={onDrawn} />
      <ScaleControl imperial={false} />
      {places.map(({ position, mark }) => (
        <Marker
          key={`${mark} ${position.lat} ${position.lng}`}
          position={position}
          icon={iconOf(mark)}
          interactive={false}
          keyboard={false}
        />
      ))}
    </MapContainer>
  );
}

function StillTiles({ tiles: { url, attribution }, onDrawn }: Pick<StillMapProps, "tiles" | "onDrawn">) {
  const layer = useRef<Tiles>(null);
  useEffect(() => {
    const drawn = layer.current;
    if (drawn === null || !drawn.isLoading()) return onDrawn();
    // Leaflet counts a failed tile as done.
    drawn.once("load", onDrawn);
    return () => {
      drawn.off("load", onDrawn);
    };
  }, [onDrawn]);
  return url === null || url === "" ? null : (
    <TileLayer
      ref={layer}
      url={url}
      attribution={attribution}
      maxZoom={maxZoom}
      referrerPolicy={tileReferrer}
    />
  );
}
