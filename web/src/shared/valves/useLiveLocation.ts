import { useEffect } from "react";
import { useValveLocationChangedSubscription } from "../../graphql/operations/valves";
import { useRestart } from "../live/useRestart";

/** Has each change of a location go into the cache, and from there to whoever shows it; `onGap` hears where some may be missing. */
export function useLiveLocation(locationId: string, onGap: () => void): void {
  const { again, keep } = useRestart();
  const { restart } = useValveLocationChangedSubscription({
    variables: { locationId },
    ignoreResults: true,
    onError: again,
    onComplete: again,
  });
  useEffect(() => {
    keep(() => {
      restart();
      onGap();
    });
  });
}
