import { type ReactNode, useCallback, useMemo } from "react";
import { useValveLocationsQuery } from "../../graphql/operations/valves";
import { useClients } from "../clients/useClients";
import { answerOf } from "../live/answerOf";
import { everyMinute } from "../live/everyMinute";
import { useLastGood } from "../live/useLastGood";
import { LiveLocation } from "./LiveLocation";
import { ValveLocationsContext } from "./useValveLocations";

/** Up to so many locations are heard of at once; the minute is soon enough for more. */
const liveAtMost = 20;

/** Asks for the valve locations once for all that show them, where the visitor has any, and keeps them up to date. */
export function ValveLocationsProvider({ children }: { children: ReactNode }) {
  const { groups } = useClients();
  const hasValves = groups?.some(({ type }) => type === "VALVE") ?? false;
  const answer = useValveLocationsQuery({
    fetchPolicy: "cache-and-network",
    skip: !hasValves,
    ...everyMinute,
  });
  const { data, at } = useLastGood(answerOf(answer));
  const { error, refetch } = answer;
  const refresh = useCallback(() => {
    refetch().catch(() => undefined);
  }, [refetch]);
  const locations = groups !== undefined && !hasValves ? none : (data?.valveLocations ?? undefined);
  const hasFailed = error !== undefined;
  const value = useMemo(() => ({ locations, at, hasFailed, refresh }), [locations, at, hasFailed, refresh]);
  return (
    <ValveLocationsContext value={value}>
      {(locations ?? []).slice(0, liveAtMost).map(({ id }) => (
        <LiveLocation key={id} id={id} onGap={refresh} />
      ))}
      {children}
    </ValveLocationsContext>
  );
}

const none: readonly never[] = [];
