import { skipToken } from "@apollo/client/react";
import { type CompareQuery, useCompareQuery } from "../../graphql/generated";
import type { Period } from "../../shared/interval/resolveInterval";
import { useLastGood } from "../../shared/live/useLastGood";

/** One side: a location and fixed instants. */
export type Compared = { clientId: string; period: Period };

export type ComparisonAnswer = {
  /** Of other sides while `switching`. */
  data: CompareQuery | undefined;
  switching: boolean;
  failed: boolean;
  at: number;
  retry: () => void;
};

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
  const answer = {
    data: query.dataState === "complete" ? query.data : undefined,
    loading: query.loading,
    error: query.error,
  };
  const good = useLastGood(answer, JSON.stringify(variables));
  const last = useLastGood(answer).data;
  const failed = query.error !== undefined;
  const switching = good.data === undefined && !failed && last !== undefined;
  return {
    data: good.data ?? (switching ? last : undefined),
    switching,
    failed,
    at: good.at,
    retry: () => void query.refetch().catch(() => undefined),
  };
}
