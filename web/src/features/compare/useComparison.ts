import { skipToken } from "@apollo/client/react";
import type { CompareQuery } from "../../graphql/generated";
import { useCompareQuery } from "../../graphql/operations/compare";
import type { Period } from "../../shared/interval/resolveInterval";
import { answerOf } from "../../shared/live/answerOf";
import { type LastShown, useLastShown } from "../../shared/live/useLastShown";

/** One side: a location and fixed instants. */
export type Compared = { clientId: string; period: Period };

export type ComparisonAnswer = LastShown<CompareQuery> & { retry: () => void };

/** Both sides' figures, their judged differences and what the charts draw, in one request. */
export function useComparison(sides: { before: Compared; after: Compared } | null): ComparisonAnswer {
  const input = ({ clientId, period }: Compared) => ({ clientId, interval: period });
  const variables = sides && {
    before: input(sides.before),
    after: input(sides.after),
    beforeId: sides.before.clientId,
    beforeInterval: sides.before.period,
    afterId: sides.after.clientId,
    afterInterval: sides.after.period,
  };
  const query = useCompareQuery(variables ? { variables, fetchPolicy: "no-cache" } : skipToken);
  return {
    ...useLastShown(answerOf(query), JSON.stringify(variables)),
    retry: () => void query.refetch().catch(() => undefined),
  };
}
