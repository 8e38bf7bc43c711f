import { useEffect } from "react";
import { useValveLocationChangedSubscription } from "../../graphql/operations/valves";
import { useRestart } from "../live/useRestart";

/** Writes each change of a location to the cache; `onGap` is called if some may be missing. */
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
