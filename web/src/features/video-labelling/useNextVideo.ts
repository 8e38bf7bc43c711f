import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { NextTrafficVideoDocument } from "../../graphql/operations/videos";
import { type Video, videoOf } from "./labels/vehicles";

export type Next =
  | { state: "loading" }
  | { state: "failed"; error: unknown }
  | { state: "none" }
  /** The turn differs each time: the same video may come again. */
  | { state: "video"; video: Video; turn: number };

/**
 * The labeller's video in work, or the next one. It is fetched once, and again only when the labeller wants
 * another: an automatic refetch could replace the video during work. Plates stay out of the cache.
 */
export function useNextVideo(): { next: Next; load: () => void } {
  const apollo = useApolloClient();
  const [next, setNext] = useState<Next>({ state: "loading" });
  const turns = useRef(0);
  const load = useCallback(() => {
    turns.current += 1;
    const turn = turns.current;
    const show = (shown: Next) => {
      if (turns.current === turn) setNext(shown);
    };
    show({ state: "loading" });
    apollo.query({ query: NextTrafficVideoDocument, fetchPolicy: "no-cache" }).then(
      ({ data }) => {
        const video = data?.nextTrafficVideo ?? null;
        show(video === null ? { state: "none" } : { state: "video", video: videoOf(video), turn });
      },
      (error: unknown) => show({ state: "failed", error }),
    );
  }, [apollo]);
  useEffect(() => {
    load();
    return () => {
      turns.current += 1;
    };
  }, [load]);
  return { next, load };
}
