import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useCallback, useMemo } from "react";
import { failureOf } from "../../graphql/errors";
import { RefreshClientDocument, useClientsQuery } from "../../graphql/generated";
import { useLastGood } from "../live/useLastGood";
import { ClientsContext } from "./useClients";
import { useLiveStatus } from "./useLiveStatus";

const refreshMs = 60_000;
const none: ReadonlySet<string> = new Set();

/** Holds the list of devices for sidebar, overview and map: one query, one live feed, one refresh a minute. */
export function ClientsProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const answer = useClientsQuery({ fetchPolicy: "cache-and-network", pollInterval: refreshMs });
  const { refetch, error } = answer;
  const { data, at } = useLastGood({
    data: answer.dataState === "complete" ? answer.data : undefined,
    loading: answer.loading,
    error,
  });
  const clients = data?.clients ?? undefined;
  const groups = data?.groups ?? undefined;
  const knownIds = useMemo(() => (clients ? new Set(clients.map(({ id }) => id)) : none), [clients]);

  const refresh = useCallback(() => {
    refetch().catch(() => undefined);
  }, [refetch]);
  const refreshOne = useCallback(
    async (id: string) => {
      const variables = { id };
      await client.query({ query: RefreshClientDocument, variables, fetchPolicy: "network-only" });
    },
    [client],
  );
  useLiveStatus(knownIds, refresh);

  const value = useMemo(
    () => ({
      clients,
      groups,
      at,
      failure: error === undefined ? null : failureOf(error),
      refresh,
      refreshOne,
    }),
    [clients, groups, at, error, refresh, refreshOne],
  );
  return <ClientsContext value={value}>{children}</ClientsContext>;
}
