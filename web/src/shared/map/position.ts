import { HIGHEST_LATITUDE, HIGHEST_LONGITUDE } from "@obcestje/contract/limits/ranges.js";
/** Degrees. */
export type Position = { lat: number; lng: number };

const isOnEarth = ({ lat, lng }: Position) =>
  Math.abs(lat) <= HIGHEST_LATITUDE && Math.abs(lng) <= HIGHEST_LONGITUDE;

type Placed = { settings: { markerPosition: Position | null } };

/** The device's place on a map, or null if it is unknown. */
export function positionOf({ settings: { markerPosition } }: Placed): Position | null {
  return markerPosition !== null && isOnEarth(markerPosition) ? markerPosition : null;
}

export type View = { centre: Position; zoom: number };

/** Degrees to five places: about a metre. */
const round = (degrees: number) => Number(degrees.toFixed(5));

/** A map's view as in the address: "46.0569,14.5058,12". */
export const writeView = ({ centre: { lat, lng }, zoom }: View): string =>
  [round(lat), round(lng), zoom].join(",");

export function readView(text: string | null): View | null {
  const [lat, lng, zoom, ...rest] = (text ?? "").split(",").map(Number);
  if (lat === undefined || lng === undefined || zoom === undefined || rest.length > 0) return null;
  const centre = { lat, lng };
  return isOnEarth(centre) && zoom >= 0 && zoom <= 19 ? { centre, zoom } : null;
}
