import { useState } from "react";
import { RolloutsDocument, useRolloutsQuery } from "../../../graphql/operations/firmware";
import { usePagedList } from "../../../shared/live/usePagedList";
import { isRunning } from "./rollout";

const variables = { first: 25 };
/** As long as one of them runs, and else. */
const pace = { running: 5000, usual: 60_000 };

/** All rollouts; older ones on request. */
export function useRollouts() {
  const [isAnyRunning, setAnyRunning] = useState(false);
  const answer = useRolloutsQuery({
    variables,
    fetchPolicy: "cache-and-network",
    pollInterval: isAnyRunning ? pace.running : pace.usual,
    skipPollAttempt: () => document.hidden,
  });
  const paged = usePagedList({
    answer,
    document: RolloutsDocument,
    variables,
    listOf: (data) => data.rollouts,
  });
  const isRunningNow = paged.first?.nodes.some(isRunning) ?? false;
  if (isRunningNow !== isAnyRunning) setAnyRunning(isRunningNow);
  return paged;
}
