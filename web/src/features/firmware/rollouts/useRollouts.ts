import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { RolloutsQuery } from "../../../graphql/generated";
import { RolloutsDocument, useRolloutsQuery } from "../../../graphql/operations/firmware";
import { rolloutsTexts } from "../../../i18n/texts/rollouts";
import { translatorOf } from "../../../i18n/useT";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { toast } from "../../../shared/ui/toastStore";
import { byRunning, isRunning, type RolloutHead } from "./rollout";

const pageSize = 25;
/** As long as one of them runs, and else. */
const pace = { running: 5000, usual: 60_000 };

type Page = NonNullable<RolloutsQuery["rollouts"]>;

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
  const [older, setOlder] = useState<readonly Page[]>([]);
  const [isLoading, setLoading] = useState(false);
  const first = data?.rollouts ?? undefined;
  const pages = first === undefined ? [] : [first, ...older];
  const isRunningNow = first?.nodes.some(isRunning) ?? false;
  if (isRunningNow !== isAnyRunning) setAnyRunning(isRunningNow);
  const last = pages.at(-1)?.pageInfo;

  const load = async (after: string) => {
    setLoading(true);
    try {
      const variables = { first: pageSize, after };
      const { data: more } = await apollo.query({ query: RolloutsDocument, variables });
      const page = more?.rollouts ?? undefined;
      if (page) setOlder((before) => [...before, page]);
    } catch {
      toast.error(translatorOf(rolloutsTexts)("moreFailed"));
    }
    setLoading(false);
  };
  const cursor = last?.hasNextPage ? last.endCursor : null;
  return {
    /** Undefined until the first answer. */
    rollouts: first === undefined ? undefined : uniqueIn(pages),
    at,
    failed: answer.error !== undefined,
    isLoading,
    /** Null where there are no more. */
    loadMore: cursor ? () => void load(cursor) : null,
    refresh: () => {
      answer.refetch().catch(() => undefined);
    },
  };
}

/** A new rollout moves all that follow it: one may stand on two pages. */
const uniqueIn = (pages: readonly Page[]): RolloutHead[] =>
  [...new Map(pages.flatMap(({ nodes }) => nodes).map((one) => [one.id, one])).values()].sort(byRunning);
