import { useEffect } from "react";
import { useImportsQuery } from "../../graphql/operations/imports";
import { answerOf } from "../live/answerOf";
import { useLastGood } from "../live/useLastGood";
import { isMoving } from "./importFile";

/** While the platform is at work on a file. */
const soonMs = 1_500;
const minuteMs = 60_000;

/** Files of a device; asked anew each moment while one of them moves. */
export function useImports(clientId: string) {
  const answer = useImportsQuery({
    variables: { clientId },
    // The list tells less of a file than its own page: parts of both must not meet.
    fetchPolicy: "no-cache",
    skipPollAttempt: () => document.hidden,
  });
  const { data, at } = useLastGood(answerOf(answer), clientId);
  const moves = data?.client?.imports?.some(isMoving) ?? false;
  const { startPolling, stopPolling, refetch } = answer;
  useEffect(() => {
    startPolling(moves ? soonMs : minuteMs);
    return stopPolling;
  }, [moves, startPolling, stopPolling]);
  const reload = async () => {
    await refetch().catch(() => undefined);
  };
  return { client: data?.client, isLoaded: data !== undefined, at, error: answer.error, reload };
}
