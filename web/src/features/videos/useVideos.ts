import { TrafficVideosDocument, useTrafficVideosQuery } from "../../graphql/operations/adminVideos";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { usePagedList } from "../../shared/live/usePagedList";

const variables = { first: 50 };

/** All videos, page by page, and their number by state. */
export function useVideos() {
  const answer = useTrafficVideosQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const list = usePagedList({
    answer,
    document: TrafficVideosDocument,
    variables,
    listOf: (data) => data.trafficVideos,
  });
  return { ...list, counts: useLastGood(answerOf(answer)).data?.trafficVideoCounts ?? null };
}

export type VideoCounts = ReturnType<typeof useVideos>["counts"];
