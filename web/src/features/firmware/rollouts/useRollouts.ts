import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { RolloutsDocument, useRolloutsQuery } from "../../../graphql/operations/firmware";
import { pagesTexts } from "../../../i18n/texts/pages";
import { translatorOf } from "../../../i18n/useT";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { usePages } from "../../../shared/live/usePages";
import { toast } from "../../../shared/ui/toastStore";
import { byRunning, isRunning } from "./rollout";

const pageSize = 25;
/** As long as one of them runs, and else. */
const pace = { running: 5000, usual: 60_000 };

/** All rollouts, running ones first; older ones on request. */
export function useRollouts() {
  const apollo = useApolloClient();
  const [isAnyRunning, setAnyRunning] = useState(false);
  const answer = useRolloutsQuery({
    variables: { first: pageSize },
    fetchPolicy: "cache-and-network",
    pollInterval: isAnyRunning ? pace.running : pace.usual,
    skipPollAttempt: () => document.hidden,
  });
  const { data, at } = useLastGood(answerOf(answer));
  const first = data?.rollouts ?? undefined;
  const isRunningNow = first?.nodes.some(isRunning) ?? false;
  if (isRunningNow !== isAnyRunning) setAnyRunning(isRunningNow);
  const { rows, totalCount, isLoading, loadMore } = usePages({
    first,
    key: "",
    pageAfter: async (after) => {
      const variables = { first: pageSize, after };
      const { data: more } = await apollo.query({
        query: RolloutsDocument,
        variables,
        fetchPolicy: "network-only",
      });
      return more?.rollouts ?? undefined;
    },
    onFault: () => toast.error(translatorOf(pagesTexts)("moreFailed")),
  });
  return {
    /** Undefined until the first answer. */
    rollouts: first === undefined ? undefined : rows.sort(byRunning),
    at,
    failed: answer.error !== undefined,
    totalCount,
    isLoading,
    loadMore,
    refresh: () => {
      answer.refetch().catch(() => undefined);
    },
  };
}
