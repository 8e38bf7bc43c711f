/** Where a map's pictures come from; no address: none, and the map does without. */
export type TileSource = { url: string | null; attribution: string };

/** For as long as it is not known where they come from. */
export const noTiles: TileSource = { url: null, attribution: "" };

/**
 * OpenStreetMap's servers answer no page that doesn't say where it is from, and the portal's pages tell other sites nothing: so tiles are
 * asked for with the portal's origin, and never with an address.
 */
export const tileReferrer = "strict-origin-when-cross-origin";
