import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
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
import type { IntervalInput } from "../../graphql/generated";
import {
  RoadAveragePerHourDocument,
  RoadHistogramDocument,
  RoadPeopleCountDocument,
  RoadPercentilesDocument,
  RoadSpeedClassesDocument,
  RoadSpeedsDocument,
  RoadVehicleCountDocument,
  RoadVehiclesPerDayDocument,
} from "../../graphql/operations/traffic";
import { type Measurement, type RoadUserCount, type Settled, settled } from "../chart/measurement";
import { type Interval, intervalInput } from "../interval/interval";
import type { RoadGraph } from "./graphs";
import { countedOf, type RoadClient } from "./roadClient";
import { type AskSeries, createSeriesStore, type Series, type SeriesStore } from "./seriesStore";

const SeriesContext = createContext<SeriesStore | null>(null);

type SeriesProviderProps = {
  graph: RoadGraph;
  interval: Interval;
  /** Unix seconds of the figures next to the charts; when they are refreshed, so are the charts. */
  at: number;
  children: ReactNode;
};

/** Holds the series for the charts inside it. */
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

/** The series of a location; loaded while `isShown`. */
export function useSeries(client: RoadClient, isShown: boolean): Series {
  const store = useSeriesStore();
  useEffect(() => (isShown ? store.show(client) : undefined), [store, client, isShown]);
  return useSyncExternalStore(store.subscribe, () => store.read(client.id));
}

type Head = Pick<Measurement, "from" | "to" | "speedLimit" | "speedLimits"> & { timeZone: string | null };
type Counts = Pick<RoadUserCount, "total" | "totalTrend" | "byHour">;
type People = { pedestrians: Counts | null; cyclists: Counts | null };
type Percentiles = { percentiles: Measurement["percentiles"] | null };
type Part = Head &
  Partial<Omit<Measurement, keyof Head | keyof People | keyof Percentiles>> &
  Partial<People & Percentiles>;
type Answered = {
  clients: readonly { id: string; timeZone: string; measurement: Part | null }[] | null;
};
type Asked = { ids: string[]; interval: IntervalInput };

const documents: Record<RoadGraph | "people", TypedDocumentNode<Answered, Asked>> = {
  speedClass: RoadSpeedClassesDocument,
  histogram: RoadHistogramDocument,
  vehicleCount: RoadVehicleCountDocument,
  perDay: RoadVehiclesPerDayDocument,
  averagePerHour: RoadAveragePerHourDocument,
  percentile: RoadPercentilesDocument,
  speed: RoadSpeedsDocument,
  people: RoadPeopleCountDocument,
};

/** Most ids that the platform answers in one call. */
const idsAQuery = 100;

/** Base for a graph's series: all other fields are unknown. */
const unknown: Omit<Measurement, keyof Head | keyof Settled> = {
  estimates: null,
  resolution: null,
  totalVehicles: null,
  totalVehiclesTrend: null,
  totalMeasurements: null,
  averageSpeed: null,
  averageSpeedTrend: null,
  maxSpeed: null,
  maxSpeedTrend: null,
  percentageOverLimit: null,
  percentageOverLimitTrend: null,
  standardDeviation: null,
  vehicleOverLimitCount: null,
  isAssumedLimit: null,
  zeroSpeedCount: null,
  speedClasses: null,
  histogram: null,
  histogramWidth: null,
  histogramAbove: null,
  vehicleCount: null,
  vehicleCountIncoming: null,
  vehicleCountOutgoing: null,
  vehiclesPerDay: null,
  averagePerHour: null,
  percentilesPerHour: null,
  speedPerHour: null,
  lengthClasses: null,
  pedestrians: null,
  cyclists: null,
  ownClasses: null,
};

const withoutDirections = (counts: Counts | null | undefined): RoadUserCount | null =>
  counts ? { ...counts, byHourIncoming: null, byHourOutgoing: null } : null;

/**
 * The series as charts take it.
 * @param zone the device's own, if the answer names none
 */
const seriesOf = ({ pedestrians, cyclists, ...part }: Part, zone: string): Measurement => ({
  ...unknown,
  ...settled(part, zone),
  pedestrians: withoutDirections(pedestrians),
  cyclists: withoutDirections(cyclists),
});

/** Loads the data of one kind of graph, with one query for each kind of location. */
function createAskSeries(client: ApolloClient, graph: RoadGraph, interval: IntervalInput): AskSeries {
  async function ask(document: keyof typeof documents, ids: readonly string[]) {
    const { data } = await client.query({
      query: documents[document],
      variables: { ids: [...ids], interval },
      fetchPolicy: "no-cache",
      errorPolicy: "all",
    });
    return data?.clients ?? [];
  }
  return async (clients) => {
    const isPeople = ({ kind }: RoadClient) => countedOf(kind) === "people";
    const people = clients.filter(isPeople).map(({ id }) => id);
    const others = clients.filter((one) => !isPeople(one)).map(({ id }) => id);
    const answers = await Promise.all([
      ...chunks(others).map((ids) => ask(graph, ids)),
      ...chunks(people).map((ids) => ask("people", ids)),
    ]);
    return new Map(
      answers
        .flat()
        .flatMap(({ id, timeZone, measurement }) =>
          measurement ? [[id, seriesOf(measurement, timeZone)]] : [],
        ),
    );
  };
}

const chunks = (ids: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / idsAQuery) }, (_, i) =>
    ids.slice(i * idsAQuery, (i + 1) * idsAQuery),
  );
