import { useFleetHealthQuery } from "../../../graphql/operations/fleetHealth";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastShown } from "../../../shared/live/useLastShown";
import { defaultTimeZone } from "../../../shared/time/format";
import { useNow } from "../../../shared/time/useNow";
import { type Length, periodOf } from "./completeness";

/** Milliseconds: often enough to notice that a day is over. */
const lookMs = 60_000;

/** Milliseconds: days change slowly, and up to 92 of them are read for each answer. */
const pollMs = 5 * 60_000;

/** How much was heard of the fleet in the last days, today included. */
export function useFleetHealth(length: Length) {
  const now = useNow(lookMs);
  const interval = periodOf(length, now, defaultTimeZone);
  const answer = useFleetHealthQuery({
    variables: { interval },
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
    ...everyMinute,
    pollInterval: pollMs,
  });
  const { data, ...shown } = useLastShown(answerOf(answer), `${interval.from} ${interval.to}`);
  return {
    ...shown,
    health: data?.fleetHealth ?? undefined,
    isLoading: answer.loading,
    now,
    reload: () => void answer.refetch().catch(() => undefined),
  };
}
