import { useMemo } from "react";
import { useClientsWithConfigQuery } from "../../graphql/operations/adminClients";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";

export type WithoutConfig = {
  /** Ids of the devices of which it is told that they were never given a configuration; null until they are known, or where nobody asks. */
  ids: ReadonlySet<string> | null;
  failed: boolean;
  retry: () => void;
};

/** Asks which devices have no configuration, where the list is narrowed to them. */
export function useWithoutConfig(isWanted: boolean): WithoutConfig {
  const answer = useClientsWithConfigQuery({ fetchPolicy: "no-cache", skip: !isWanted, ...everyMinute });
  const { data } = useLastGood(answerOf(answer));
  const clients = data?.clients ?? null;
  const ids = useMemo(
    () => clients && new Set(clients.filter(({ hasConfig }) => hasConfig === false).map(({ id }) => id)),
    [clients],
  );
  return {
    ids: isWanted ? ids : null,
    failed: answer.error !== undefined,
    retry: () => void answer.refetch().catch(() => undefined),
  };
}
