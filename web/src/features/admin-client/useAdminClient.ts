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
import { useOffers } from "../../shared/offers/useOffers";
import type { AdminClient } from "./adminClient";

/** A report may have moved the firmware on, and does not say so. */
function isInstalling({ firmwareAssignment }: AdminClient): boolean {
  const state = firmwareAssignment?.state;
  return state === "ASSIGNED" || state === "DOWNLOADING" || state === "DOWNLOADED";
}

/**
 * One device, live: its status and its actions as they change, the rest each minute.
 * @param actions how many of its last ones, 100 at most
 */
export function useAdminClient(id: string, actions: number) {
  const withFirmware = useOffers().has("FIRMWARE_PROGRESS");
  const answer = useAdminClientQuery({
    variables: { id, actions, withFirmware },
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  const { data, at } = useLastGood(answerOf(answer), id);
  const client = data?.client;
  const reload = useOneAtATime(async () => {
    await answer.refetch();
  });
  const shown = useRef(client);
  useEffect(() => {
    shown.current = client;
  });
  const { again, keep } = useRestart();
  // What is news of the device itself the cache takes, and the page with it.
  const status = useAdminClientStatusSubscription({
    variables: { id },
    ignoreResults: true,
    onData: () => {
      if (shown.current && isInstalling(shown.current)) reload();
    },
    onError: again,
    onComplete: again,
  });
  const changes = useClientActionChangedSubscription({
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
      status.restart();
      changes.restart();
      reload();
    });
  });
  return { client, isLoaded: data !== undefined, at, error: answer.error, reload };
}
