import { useMemo } from "react";
import { PublicPageOperation } from "../../graphql/operations/public";
import { noTiles, type TileSource } from "../map/tiles";
import { usePublic } from "./PublicContext";
import { useFeed } from "./useFeed";

export type PageFacts = {
  /** Name of the group that the page is of; null if it is unknown, or the key is for one device. */
  group: string | null;
  tiles: TileSource;
};

const never = () => false;

/** The page's group, and the tiles for its map. They rarely change, and no page waits for them. */
export function usePageFacts(): PageFacts {
  const { connection } = usePublic();
  const { data } = useFeed("page", (signal) => connection.ask(PublicPageOperation, {}, signal), {
    concerns: never,
  });
  const { tileUrl = null, tileAttribution = "" } = data?.portal ?? {};
  const group = data?.session?.group?.name ?? null;
  return useMemo(
    () => ({ group, tiles: tileUrl === null ? noTiles : { url: tileUrl, attribution: tileAttribution } }),
    [group, tileUrl, tileAttribution],
  );
}
