import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useRef } from "react";
import { useClientStatusSubscription } from "../../graphql/generated";
import { useRestart } from "../live/useRestart";
import { createStatusBuffer } from "./statusBuffer";

/** Long enough for a burst to end, too short for anybody to wait. */
const collectMs = 200;

/** Keeps all devices' status live in the cache; `onGap` hears where the list has to be asked for anew. */
export function useLiveStatus(knownIds: ReadonlySet<string>, onGap: () => void): void {
  const { cache } = useApolloClient();
  const push = useMemo(() => createStatusBuffer(cache, (flush) => setTimeout(flush, collectMs)), [cache]);
  const { again, keep } = useRestart();
  const latest = useRef({ knownIds, onGap });
  const { restart } = useClientStatusSubscription({
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data === undefined) return;
      const status = data.clientStatus;
      if (latest.current.knownIds.has(status.id)) push(status);
      else latest.current.onGap();
    },
    onError: again,
    onComplete: again,
  });
  useEffect(() => {
    latest.current = { knownIds, onGap };
    keep(() => {
      restart();
      onGap();
    });
  });
}
