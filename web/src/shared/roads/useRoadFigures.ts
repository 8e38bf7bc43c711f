import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { skipToken } from "@apollo/client/react";
import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import { useMemo } from "react";
import { useRoadFiguresQuery, useRoadPeopleQuery } from "../../graphql/operations/traffic";
import { usePlaces } from "../clients/usePlaces";
import { type Interval, intervalInput } from "../interval/interval";
import type { Period } from "../interval/resolveInterval";
import { answerOf } from "../live/answerOf";
import { everyMinute } from "../live/everyMinute";
import { type Answer, useLastGood } from "../live/useLastGood";
import { useLastShown } from "../live/useLastShown";
import { type Figures, figuresOf, type RoadRow } from "./figures";
import { asksForPeople, type RoadClient } from "./roadClient";

export type RoadFigures = {
  rows: readonly RoadRow[];
  /** The instants of the interval at the time of the answer; null until then. */
  period: Period | null;
  /** Another interval is loading: the rows belong to the previous one. */
  switching: boolean;
  /** The last request failed as a whole: the data, if any, are from `at` (Unix seconds). */
  failed: boolean;
  hasData: boolean;
  at: number;
  retry: () => void;
};

type Told<Measured> = { id: string; measurement: Measured }[];

/** What was told of devices and places. */
type Locations<Measured> = { clients: Told<Measured> | null; places?: Told<Measured> | null };

const toldOf = <Measured>(data: Locations<Measured> | undefined): Told<Measured> => [
  ...(data?.clients ?? []),
  ...(data?.places ?? []),
];

/** An answer is good if some of its devices failed, but not if all did. */
function wholeAnswer<Data extends Locations<unknown>>(answer: Answer<Data>): Answer<Data> {
  const isSome = toldOf(answer.data).some(({ measurement }) => measurement !== null);
  if (answer.error === undefined || (isSome && isPartial(answer.error)))
    return { ...answer, data: answer.data?.clients ? answer.data : undefined, error: undefined };
  return { ...answer, data: undefined };
}

/**
 * The figures of locations in one query, refetched every minute. The answers stay out of the cache: a client's
 * page and these would overwrite each other there.
 */
export function useRoadFigures(
  clients: readonly RoadClient[] | undefined,
  groupId: string | null,
  interval: Interval,
): RoadFigures {
  const ids = useMemo(() => [...new Set(clients?.map(({ id }) => id))], [clients]);
  // A query takes no more ids: beyond, the devices of the group are asked for, or all.
  const withPlaces = useHasPlace(ids);
  const whose = ids.length <= ITEMS_A_CALL ? { ids } : { groupId, withPlaces };
  const variables = { ...whose, interval: intervalInput(interval) };
  const polled = { fetchPolicy: "no-cache", ...everyMinute } as const;
  const isAsked = ids.length > 0;
  const query = useRoadFiguresQuery(isAsked ? { variables, ...polled } : skipToken);
  const place = JSON.stringify(whose);
  const shown = useLastShown(wholeAnswer(answerOf(query)), JSON.stringify(variables), place);
  const { data, switching, failed, at } = shown;
  const people = useMemo(() => {
    const vehiclesOf = new Map(toldOf(data).map((one) => [one.id, one.measurement?.totalVehicles]));
    const asked = clients?.filter(({ id, kind }) => asksForPeople(kind, vehiclesOf.get(id)));
    return [...new Set(asked?.map(({ id }) => id))];
  }, [clients, data]);
  const peopleQuery = useRoadPeopleQuery(
    people.length > 0
      ? {
          variables: {
            ...(people.length <= ITEMS_A_CALL ? { ids: people } : { withPlaces }),
            interval: variables.interval,
          },
          ...polled,
        }
      : skipToken,
  );
  const peopleAnswer = wholeAnswer(answerOf(peopleQuery));
  const counted = useLastGood(peopleAnswer, `${place} ${JSON.stringify(variables.interval)}`).data;

  const rows = useMemo(() => {
    const peopleOf = new Map(toldOf(counted).map(({ id, measurement }) => [id, measurement]));
    const measured = new Map(toldOf(data).map(({ id, measurement }) => [id, measurement]));
    return (clients ?? []).map((client): RoadRow => {
      if (data === undefined) return { client, figures: undefined };
      const m = measured.get(client.id);
      return { client, figures: m ? figuresOf(client.kind, m, peopleOf.get(client.id) ?? undefined) : null };
    });
  }, [clients, data, counted]);
  const first = toldOf(data).find(({ measurement }) => measurement !== null)?.measurement;
  return {
    rows,
    period: first ? { from: first.from, to: first.to } : null,
    switching,
    failed,
    hasData: data !== undefined,
    at,
    retry: () => {
      query.refetch().catch(() => undefined);
      if (people.length > 0) peopleQuery.refetch().catch(() => undefined);
    },
  };
}

/** True if one of the ids is a place's. */
function useHasPlace(ids: readonly string[]): boolean {
  const { places } = usePlaces();
  return useMemo(() => {
    const wanted = new Set(ids);
    return places.some(({ id }) => wanted.has(id));
  }, [places, ids]);
}

/** Figures by location, for other orders of the rows. */
export const figuresById = (rows: readonly RoadRow[]): Map<string, Figures | null | undefined> =>
  new Map(rows.map(({ client, figures }) => [client.id, figures]));

/** True if an answer can be used though some of `clients` failed: all its errors are below single devices. */
function isPartial(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.every(
      ({ path }) => path !== undefined && (path[0] === "clients" || path[0] === "places") && path.length > 1,
    )
  );
}
