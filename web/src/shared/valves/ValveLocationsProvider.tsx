import { type ReactNode, useCallback, useMemo } from "react";
import { useValveLocationsQuery } from "../../graphql/operations/valves";
import { answerOf } from "../live/answerOf";
import { everyMinute } from "../live/everyMinute";
import { useLastGood } from "../live/useLastGood";
import { deviationsOf } from "./deviationsOf";
import { useLiveLocation } from "./useLiveLocation";
import { ValveLocationsContext } from "./useValveLocations";

/** Up to this many locations are followed live; for more, polling each minute is enough. */
const liveAtMost = 20;

/** Loads the valve locations once for all components, and keeps them up to date. */
export function ValveLocationsProvider({ children }: { children: ReactNode }) {
  const answer = useValveLocationsQuery({
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  const { data, at } = useLastGood(answerOf(answer));
  const { error, refetch } = answer;
  const refresh = useCallback(() => {
    refetch().catch(() => undefined);
  }, [refetch]);
  const locations = data?.valveLocations ?? undefined;
  const deviations = useMemo(() => deviationsOf(locations ?? []), [locations]);
  const hasFailed = error !== undefined;
  const value = useMemo(
    () => ({ locations, deviations, at, hasFailed, refresh }),
    [locations, deviations, at, hasFailed, refresh],
  );
  return (
    <ValveLocationsContext value={value}>
      {(locations ?? []).slice(0, liveAtMost).map(({ id }) => (
        <LiveLocation key={id} id={id} onGap={refresh} />
      ))}
      {children}
    </ValveLocationsContext>
  );
}

type LiveLocationProps = { id: string; onGap: () => void };

/** Keeps one of several locations up to date; renders nothing. */
function LiveLocation({ id, onGap }: LiveLocationProps) {
  useLiveLocation(id, onGap);
  return null;
}
