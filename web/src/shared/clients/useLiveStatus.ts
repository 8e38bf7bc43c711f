import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useRef } from "react";
import { useClientStatusSubscription } from "../../graphql/operations/clients";
import { useRestart } from "../live/useRestart";
import { cacheStatuses } from "./cachedStatus";
import type { ClientStore } from "./clientStore";
import { createStatusBuffer } from "./statusBuffer";

/** Long enough for a burst to end, too short for anybody to wait. */
const collectMs = 200;

/** Keeps all devices' status live in the store; `onGap` hears where the list has to be asked for anew. */
export function useLiveStatus(store: ClientStore, onGap: () => void): void {
  const { cache } = useApolloClient();
  const push = useMemo(
    () =>
      createStatusBuffer(
        (statuses) => {
          store.report(statuses);
          cacheStatuses(cache, statuses);
        },
        (flush) => setTimeout(flush, collectMs),
      ),
    [store, cache],
  );
  const { again, keep } = useRestart();
  const latest = useRef(onGap);
  const { restart } = useClientStatusSubscription({
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data === undefined) return;
      const status = data.clientStatus;
      if (store.has(status.id)) push(status);
      else latest.current();
    },
    onError: again,
    onComplete: again,
  });
  useEffect(() => {
    latest.current = onGap;
    keep(() => {
      restart();
      onGap();
    });
  });
}
