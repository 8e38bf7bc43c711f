import { useMemo } from "react";
import { useClientFactsQuery } from "../../graphql/operations/adminClients";
import type { ClientFacts } from "../../shared/clients/condition/concern";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";

export type KnownFacts = {
  /** By the devices' ids; null until they are known, or where nobody asks. */
  byId: ReadonlyMap<string, ClientFacts> | null;
  failed: boolean;
  retry: () => void;
};

/** Asks what devices' rows don't tell, where the list is narrowed by it. */
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
