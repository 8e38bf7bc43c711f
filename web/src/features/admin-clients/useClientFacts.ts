import { useMemo } from "react";
import { useClientFactsQuery } from "../../graphql/operations/adminClients";
import type { ClientFacts } from "../../shared/clients/condition/concern";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";

export type KnownFacts = {
  /** By device id; null until loaded, or if not wanted. */
  byId: ReadonlyMap<string, ClientFacts> | null;
  failed: boolean;
  retry: () => void;
};

/** Loads facts that are not in the rows, if a filter needs them. */
export function useClientFacts(isWanted: boolean): KnownFacts {
  const answer = useClientFactsQuery({ fetchPolicy: "no-cache", skip: !isWanted, ...everyMinute });
  const { data } = useLastGood(answerOf(answer));
  const clients = data?.clients ?? null;
  const byId = useMemo(() => clients && new Map(clients.map((client) => [client.id, client])), [clients]);
  return {
    byId: isWanted ? byId : null,
    failed: answer.error !== undefined,
    retry: () => void answer.refetch().catch(() => undefined),
  };
}
