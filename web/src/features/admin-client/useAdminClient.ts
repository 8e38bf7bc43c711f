import { useEffect, useRef } from "react";
import {
  useAdminClientQuery,
  useAdminClientStatusSubscription,
  useClientActionChangedSubscription,
} from "../../graphql/operations/adminClient";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { useOneAtATime } from "../../shared/live/useOneAtATime";
import { useRestart } from "../../shared/live/useRestart";
import type { AdminClient } from "./adminClient";

/** What a device's report may have moved on beside what it says. */
const isUnderWay = (client: AdminClient): boolean =>
  client.config?.version !== client.info.configVersion ||
  ["ASSIGNED", "DOWNLOADING", "DOWNLOADED"].includes(client.firmwareAssignment?.state ?? "");

/** One device, live: its status and its actions as they change, the rest each minute. */
export function useAdminClient(id: string) {
  const answer = useAdminClientQuery({ variables: { id }, fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at } = useLastGood(answerOf(answer), id);
  const client = data?.client;
  const reload = useOneAtATime(async () => {
    await answer.refetch();
  });
  const shown = useRef(client);
  useEffect(() => {
    shown.current = client;
  });
  // What is news of the device itself the cache takes, and the page with it.
  useAdminClientStatusSubscription({
    variables: { id },
    ignoreResults: true,
    onData: () => {
      if (shown.current && isUnderWay(shown.current)) reload();
    },
  });
  const { again, keep } = useRestart();
  const { restart } = useClientActionChangedSubscription({
    variables: { id },
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      const changed = news?.actionChanged.action?.id;
      const isShown = shown.current?.actions?.nodes.some((action) => action.id === changed);
      if (!isShown) reload();
    },
    onError: again,
    onComplete: again,
  });
  useEffect(() => {
    keep(() => {
      restart();
      reload();
    });
  });
  return {
    client,
    isLoaded: data !== undefined,
    at,
    failed: answer.error !== undefined,
    error: answer.error,
    reload,
  };
}
