/** Source of the map's tiles; a null address means none, and the map works without. */
export type TileSource = { url: string | null; attribution: string };

/** Used while the source is unknown. */
export const noTiles: TileSource = { url: null, attribution: "" };

/**
 * OpenStreetMap's servers refuse pages without a referrer, and the portal's pages send none to other sites.
 * Tiles are therefore requested with the portal's origin, but never with a full address.
 */
export const tileReferrer = "strict-origin-when-cross-origin";
