import type { IntervalInput, PublicSummariesQuery } from "../../graphql/generated";
import { PublicPeopleOperation, PublicSummariesOperation } from "../../graphql/operations/public";
import type { Resolution } from "../interval/resolution";
import type { Period } from "../interval/resolveInterval";
import { asksForPeople } from "../roads/roadClient";
import { byName } from "../text/order";
import { type People, type PlaceFigures, placeFigures } from "./placeFigures";
import { isOfTraffic, type PublicPlace, placeOf } from "./places";
import type { PublicConnection } from "./publicConnection";
import { PublicFault } from "./publicFault";

/** A place with its figures; null if these are missing. */
export type PlaceRow = {
  place: PublicPlace;
  figures: PlaceFigures | null;
  /** The period that the figures are really of; null: not told. */
  resolution: Resolution;
};

export type PlaceSummaries = {
  /** By name. */
  rows: readonly PlaceRow[];
  /** The instants of the interval when the portal answered; null if no place reported them. */
  period: Period | null;
};

type Summarized = NonNullable<PublicSummariesQuery["locations"]>[number];

/**
 * The main figures of all places with traffic that the key opens.
 * @throws PublicFault
 */
export async function askSummaries(
  connection: PublicConnection,
  interval: IntervalInput,
  signal: AbortSignal,
): Promise<PlaceSummaries> {
  const { locations } = await connection.ask(PublicSummariesOperation, { ids: null, interval }, signal);
  if (locations === null) throw new PublicFault("away");
  const shown = locations.filter(isOfTraffic);
  const people = await askPeople(connection, shown, interval, signal);
  const rows = shown
    .map((client) => rowOf(client, people.get(client.id)))
    .sort((a, b) => byName(a.place, b.place));
  const summary = shown.find((client) => client.summary)?.summary;
  return { rows, period: summary ? { from: summary.from, to: summary.to } : null };
}

function rowOf(client: Summarized, people: People | undefined): PlaceRow {
  const place = placeOf(client);
  const figures = client.summary && placeFigures(place, client.summary, people);
  return { place, figures, resolution: client.summary?.resolution ?? null };
}

/** Summaries count only vehicles: pedestrians and cyclists are queried for the places that count them. */
async function askPeople(
  connection: PublicConnection,
  clients: readonly Summarized[],
  interval: IntervalInput,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, People>> {
  const ids = clients
    .filter((client) => asksForPeople(placeOf(client).kind, client.summary?.totalVehicles))
    .map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const answer = await connection.ask(PublicPeopleOperation, { ids, interval }, signal);
  return new Map(
    (answer.clients ?? []).flatMap(({ id, measurement }) =>
      measurement ? [[id, measurement] as const] : [],
    ),
  );
}
