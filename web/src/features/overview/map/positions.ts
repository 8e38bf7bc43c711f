import type { ClientRow } from "../../../shared/clients/clientRow";

export type Position = readonly [lat: number, lng: number];
export type Located = ClientRow & { position: Position };

const isOnEarth = ({ lat, lng }: { lat: number; lng: number }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** The device with its place on the map, or null where none is known. */
export function positionOf(client: ClientRow): Located | null {
  const marker = client.settings.markerPosition;
  return marker !== null && isOnEarth(marker) ? { ...client, position: [marker.lat, marker.lng] } : null;
}

export type View = { centre: Position; zoom: number };

/** Degrees to five places: about a metre. */
const round = (degrees: number) => Number(degrees.toFixed(5));

/** A map's picture as it stands in the address: "46.05690,14.50580,12". */
export const writeView = ({ centre: [lat, lng], zoom }: View): string =>
  [round(lat), round(lng), zoom].join(",");

export function readView(text: string | null): View | null {
  const [lat, lng, zoom, ...rest] = (text ?? "").split(",").map(Number);
  if (lat === undefined || lng === undefined || zoom === undefined || rest.length > 0) return null;
  const isValid = isOnEarth({ lat, lng }) && zoom >= 0 && zoom <= 19;
  return isValid ? { centre: [lat, lng], zoom } : null;
}
