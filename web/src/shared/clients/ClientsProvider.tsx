import { useApolloClient } from "@apollo/client/react";
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type Failure, failureOf } from "../../graphql/errors";
import {
  RefreshClientDocument,
  useClientStatusSubscription,
  useClientsQuery,
  usePlacesQuery,
} from "../../graphql/operations/clients";
import { answerOf } from "../live/answerOf";
import { useLastGood } from "../live/useLastGood";
import { useRestart } from "../live/useRestart";
import { useOffers } from "../offers/useOffers";
import { cacheStatuses } from "./cachedStatus";
import { type ClientStore, createClientStore } from "./clientStore";
import type { PlaceRow } from "./places";
import { createStatusBuffer } from "./statusBuffer";
import { ClientsContext } from "./useClients";
import { PlacesContext, type PlacesValue } from "./usePlaces";

const refreshMs = 60_000;

/**
 * Holds the list of devices for sidebar, overview and map: one query, one live feed, one refresh a minute. The
 * places where devices stood follow it.
 */
export function ClientsProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [store] = useState(createClientStore);
  const answer = useClientsQuery({ fetchPolicy: "no-cache", pollInterval: refreshMs });
  const { refetch, error, loading } = answer;
  const { data, at } = useLastGood(answerOf(answer));
  const failure = useFailure(error, loading);
  const list = data?.clients ?? undefined;
  const groups = data?.groups ?? undefined;
  useLayoutEffect(() => {
    if (list !== undefined) store.replace(list);
  }, [store, list]);
  const clients = useSyncExternalStore(store.subscribe, store.read);

  const places = usePlacesFeed(clients !== undefined);
  const { refresh: refreshPlaces } = places;

  const refresh = useCallback(() => {
    refetch().catch(() => undefined);
    refreshPlaces();
  }, [refetch, refreshPlaces]);
  const refreshOne = useCallback(
    async (id: string) => {
      const variables = { id };
      const fresh = await client.query({
        query: RefreshClientDocument,
        variables,
        fetchPolicy: "network-only",
      });
      if (fresh.data?.client) store.put(fresh.data.client);
      else refresh();
    },
    [client, store, refresh],
  );
  useLiveStatus(store, refresh);

  const value = useMemo(
    () => ({
      clients,
      groups,
      at,
      failure,
      refresh,
      refreshOne,
    }),
    [clients, groups, at, failure, refresh, refreshOne],
  );
  return (
    <ClientsContext value={value}>
      <PlacesContext value={places}>{children}</PlacesContext>
    </ClientsContext>
  );
}

/**
 * Failure of the last request. While the next one runs Apollo clears its error, but the failure stays until
 * there is an answer.
 */
function useFailure(error: unknown, loading: boolean): Failure | null {
  const [kept, setKept] = useState<Failure | null>(null);
  const failure = error === undefined ? null : failureOf(error);
  if (!loading && failure !== kept) setKept(failure);
  return loading ? kept : failure;
}

/** Long enough for a burst to end, too short for anybody to notice. */
const collectMs = 200;

/** Keeps the status of all devices live in the store; `onGap` is called if the list has to be fetched again. */
function useLiveStatus(store: ClientStore, onGap: () => void): void {
  const { cache } = useApolloClient();
  const push = useMemo(
    () =>
      createStatusBuffer(
        (statuses) => {
          store.report(statuses);
          cacheStatuses(cache, statuses);
        },
        (flush) => setTimeout(flush, collectMs),
      ),
    [store, cache],
  );
  const { again, keep } = useRestart();
  const latest = useRef(onGap);
  const { restart } = useClientStatusSubscription({
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data === undefined) return;
      const status = data.clientStatus;
      if (store.has(status.id)) push(status);
      else latest.current();
    },
    onError: again,
    onComplete: again,
  });
  useEffect(() => {
    latest.current = onGap;
    keep(() => {
      restart();
      onGap();
    });
  });
}

const none: readonly PlaceRow[] = [];

/**
 * Fetches the places once, after the devices are shown. Nobody asks again by the clock: every move is told, and
 * whoever hears of one calls `refresh`.
 */
function usePlacesFeed(areClientsShown: boolean): PlacesValue {
  const isAsked = useOffers().has("PLACES") && areClientsShown;
  const answer = usePlacesQuery({ fetchPolicy: "no-cache", skip: !isAsked });
  const { data } = useLastGood(answerOf(answer));
  const { refetch, error, loading } = answer;
  const places = (isAsked && data?.places) || none;
  const failed = isAsked && error !== undefined && !loading;
  const refresh = useCallback(() => {
    if (isAsked) refetch().catch(() => undefined);
  }, [isAsked, refetch]);
  return useMemo(() => ({ places, failed, refresh }), [places, failed, refresh]);
}
