import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
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
import type { Measurement } from "../chart/measurement";
import type { RoadGraph } from "./graphs";
import { countedOf, type RoadClient } from "./roadClient";
import type { AskSeries } from "./seriesStore";

type Head = Pick<Measurement, "from" | "to" | "timeZone" | "speedLimit">;
type Counts = { total: number; totalTrend: number | null; byHour: Measurement["cyclists"]["byHour"] };
type People = { pedestrians: Counts; cyclists: Counts };
type Part = Head & Partial<Omit<Measurement, keyof People>> & Partial<People>;
type Answered = { clients: readonly { id: string; measurement: Part | null }[] | null };
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

/** As many ids as the platform answers in one call. */
const idsAQuery = 100;

const nobody = { total: 0, totalTrend: null, byHour: [], byHourIncoming: [], byHourOutgoing: [] };

/** A measurement of which nothing is known: a graph's series are laid over it. */
const blank: Omit<Measurement, "from" | "to" | "timeZone" | "speedLimit"> = {
  completeness: { coveredSeconds: 0, totalSeconds: 0, share: 0 },
  previousCompleteness: { coveredSeconds: 0, totalSeconds: 0, share: 0 },
  totalVehicles: 0,
  totalVehiclesTrend: null,
  totalMeasurements: 0,
  averageSpeed: null,
  averageSpeedTrend: null,
  maxSpeed: null,
  maxSpeedTrend: null,
  percentageOverLimit: null,
  percentageOverLimitTrend: null,
  standardDeviation: null,
  vehicleOverLimitCount: 0,
  zeroSpeedCount: 0,
  percentiles: { v30: null, v50: null, v85: null, sampleSize: 0 },
  speedClasses: [],
  histogram: [],
  histogramAbove: 0,
  vehicleCount: [],
  vehicleCountIncoming: [],
  vehicleCountOutgoing: [],
  vehiclesPerDay: [],
  averagePerHour: [],
  percentilesPerHour: [],
  speedPerHour: [],
  lengthClasses: [],
  pedestrians: nobody,
  cyclists: nobody,
};

/** As charts take it. */
export const seriesOf = ({ pedestrians, cyclists, ...part }: Part): Measurement => ({
  ...blank,
  ...part,
  pedestrians: { ...nobody, ...pedestrians },
  cyclists: { ...nobody, ...cyclists },
});

/** Asks for what one kind of graph draws, in as few queries as there are kinds of locations. */
export function createAskSeries(client: ApolloClient, graph: RoadGraph, interval: IntervalInput): AskSeries {
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
      answers.flat().flatMap(({ id, measurement }) => (measurement ? [[id, seriesOf(measurement)]] : [])),
    );
  };
}

const chunks = (ids: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / idsAQuery) }, (_, i) =>
    ids.slice(i * idsAQuery, (i + 1) * idsAQuery),
  );
