import { useEffect, useRef } from "react";
import { useActionChangedSubscription } from "../../graphql/operations/actions";
import { useRestart } from "../../shared/live/useRestart";
import type { ActionRow } from "./actionChoice";

/**
 * Hears what becomes of actions, as it is now; null where the list must be asked for.
 * @param onGap something may have been missed
 */
export function useActionChanges(onChange: (action: ActionRow | null) => void, onGap: () => void): void {
  const { again, keep } = useRestart();
  const latest = useRef(onChange);
  const { restart } = useActionChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data !== undefined) latest.current(data.actionChanged.action);
    },
    onError: again,
    onComplete: again,
  });
  useEffect(() => {
    latest.current = onChange;
    keep(() => {
      restart();
      onGap();
    });
  });
}
