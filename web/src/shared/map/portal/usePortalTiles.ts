import { useMemo } from "react";
import { usePortalQuery } from "../../../graphql/operations/clients";
import { noTiles, type TileSource } from "../tiles";

/** The portal's tiles; none until they are known. */
export function usePortalTiles(): TileSource {
  const { data } = usePortalQuery();
  const { tileUrl: url, tileAttribution: attribution = "" } = data?.portal ?? {};
  return useMemo(() => (url ? { url, attribution } : noTiles), [url, attribution]);
}
