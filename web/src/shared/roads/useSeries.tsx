import { useApolloClient } from "@apollo/client/react";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { type Interval, intervalInput } from "../interval/interval";
import { createAskSeries } from "./askSeries";
import type { RoadGraph } from "./graphs";
import type { RoadClient } from "./roadClient";
import { createSeriesStore, type Series, type SeriesStore } from "./seriesStore";

const SeriesContext = createContext<SeriesStore | null>(null);

type SeriesProviderProps = {
  graph: RoadGraph;
  interval: Interval;
  /** Unix seconds of the figures beside the charts: when they are renewed, so are the charts. */
  at: number;
  children: ReactNode;
};

/** Holds the series of the charts below it. */
export function SeriesProvider({ graph, interval, at, children }: SeriesProviderProps) {
  const client = useApolloClient();
  const asked = JSON.stringify(intervalInput(interval));
  const store = useMemo(
    () => createSeriesStore(createAskSeries(client, graph, JSON.parse(asked))),
    [client, graph, asked],
  );
  useEffect(() => {
    store.start();
    return store.stop;
  }, [store]);
  const last = useRef(at);
  useEffect(() => {
    if (last.current > 0 && at > last.current) store.refresh();
    last.current = at;
  }, [store, at]);
  return <SeriesContext value={store}>{children}</SeriesContext>;
}

export function useSeriesStore(): SeriesStore {
  const store = useContext(SeriesContext);
  if (store === null) throw new Error("Charts of roads need a SeriesProvider above them");
  return store;
}

/** The series of a location; asked for while `isShown`. */
export function useSeries(client: RoadClient, isShown: boolean): Series {
  const store = useSeriesStore();
  useEffect(() => (isShown ? store.show(client) : undefined), [store, client, isShown]);
  return useSyncExternalStore(store.subscribe, () => store.read(client.id));
}
