import { useMemo } from "react";
import { PublicPageOperation } from "../../graphql/operations/public";
import { noTiles, type TileSource } from "../map/tiles";
import { usePublic } from "./PublicContext";
import { useFeed } from "./useFeed";

export type PageFacts = {
  /** Name of the group whose page it is; null where it is not known, or the key is one device's. */
  group: string | null;
  tiles: TileSource;
};

const never = () => false;

/** Whose page it is, and where its map's pictures come from; they change rarely, and no page waits for them. */
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
