import { useCallback, useEffect } from "react";
import { useValveLocationQuery } from "../../graphql/operations/valves";
import { serverNow, serverNowMs } from "../../graphql/serverClock";
import { translatorOf } from "../../i18n/useT";
import { answerOf } from "../../shared/live/answerOf";
import { useLastGood } from "../../shared/live/useLastGood";
import { toast } from "../../shared/ui/toastStore";
import { useLiveLocation } from "../../shared/valves/useLiveLocation";
import type { ValveLocation } from "../../shared/valves/valve";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import { nextTurn } from "./nextTurn";

const refreshMs = 60_000;

/** After a turn the platform's clock may be a little behind. */
const slackMs = 1000;

type LocationData = {
  /** Undefined until the first answer, null where there is none to see; kept while a refresh runs or fails. */
  location: ValveLocation | null | undefined;
  /** Unix seconds of the last good answer. */
  at: number;
  hasFailed: boolean;
  reload: () => Promise<void>;
};

/** A location, live: by what the portal tells, by the clock where an opening or a pause begins or ends, and once a minute. */
export function useLocationData(id: string): LocationData {
  const variables = { id };
  const answer = useValveLocationQuery({ variables, fetchPolicy: "cache-and-network" });
  const { data, at } = useLastGood(answerOf(answer), id);
  const { refetch, error } = answer;
  const reload = useCallback(async () => {
    await refetch().catch(() => undefined);
  }, [refetch]);
  useLiveLocation(id, reload);
  useMinutes(refetch);
  useTurns(data?.valveLocation, reload);
  return { location: data?.valveLocation, at, hasFailed: error !== undefined, reload };
}

/** Asks anew once a minute while somebody looks, and says so. */
function useMinutes(refetch: () => Promise<{ error?: unknown }>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) return;
      refetch().then(
        ({ error }) => {
          if (error === undefined) toast.success(translatorOf(valvesTexts)("refreshed"), "refreshLocation");
        },
        () => undefined,
      );
    }, refreshMs);
    return () => clearInterval(timer);
  }, [refetch]);
}

/** What follows from the clock alone is told by nobody: asks when it is due. */
function useTurns(location: ValveLocation | null | undefined, reload: () => Promise<void>): void {
  const turn = location ? nextTurn(location, serverNow()) : null;
  useEffect(() => {
    if (turn === null) return;
    const wait = turn * 1000 - serverNowMs() + slackMs;
    // What is further away is asked for by the minute anyway.
    if (wait > refreshMs) return;
    const timer = setTimeout(() => void reload(), wait);
    return () => clearTimeout(timer);
  });
}
