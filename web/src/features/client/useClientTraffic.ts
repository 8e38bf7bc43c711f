import { useCallback, useEffect, useMemo, useRef } from "react";
import type { ClientHeadFragment } from "../../graphql/generated";
import { useClientTrafficQuery } from "../../graphql/operations/client";
import { serverNow } from "../../graphql/serverClock";
import { type Interval, intervalInput } from "../../shared/interval/interval";
import { overlaps, resolveInterval } from "../../shared/interval/resolveInterval";
import { useAsIfLimit } from "../../shared/limit-history/useAsIfLimit";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { defaultTimeZone } from "../../shared/time/format";
import { type ClientMeasurement, clientMeasurementOf } from "./clientMeasurement";
import { type Coalescer, createCoalescer } from "./coalesce";
import { type Arrivals, useArrivals } from "./useArrivals";

/** The device or place, and since when it is in the viewer's group. */
export type ShownClient = ClientHeadFragment & { groupSince: number | null; isPlace: boolean };

export type ClientTraffic = {
  /** Undefined while loading; null if there is no such client, or it is another group's. */
  client: ShownClient | null | undefined;
  /** Of the chosen period; while `switching`, still of the previous one. */
  measurement: ClientMeasurement | undefined;
  switching: boolean;
  /** The last request failed: the data, if any, are from `at` (Unix seconds). */
  failed: boolean;
  at: number;
  arrivals: Arrivals;
  retry: () => void;
};

/** A client's traffic, refetched when readings of the period arrive (at most once a second) and every minute. */
export function useClientTraffic(id: string, interval: Interval): ClientTraffic {
  const [asIfLimit] = useAsIfLimit();
  const variables = { id, interval: intervalInput(interval), asIfLimit };
  const query = useClientTrafficQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const answer = answerOf(query);
  const good = useLastGood(answer, JSON.stringify(variables));
  const last = useLastGood(answer, id).data?.client ?? undefined;
  const client = good.data ? good.data.client : (last ?? answer.data?.client ?? undefined);
  const failed = answer.error !== undefined;
  const switching = good.data === undefined && !failed && last !== undefined;
  const shown = (good.data ? good.data.client : switching ? last : undefined) ?? undefined;
  const answered = shown?.measurement ?? undefined;
  const zone = shown?.timeZone ?? defaultTimeZone;
  const measurement = useMemo(() => answered && clientMeasurementOf(answered, zone), [answered, zone]);

  const refetch = useRef(query.refetch);
  const coalescer = useRef<Coalescer>(null);
  useEffect(() => {
    refetch.current = query.refetch;
  });
  useEffect(() => {
    const live = createCoalescer(() => refetch.current());
    coalescer.current = live;
    return live.stop;
  }, []);

  const arrivals = useArrivals(id, (covered) => {
    const now = serverNow() + 1;
    const period = resolveInterval(interval, now, client?.timeZone ?? defaultTimeZone);
    if (covered === null || overlaps(covered, period)) coalescer.current?.trigger();
  });

  const retry = useCallback(() => void refetch.current().catch(() => undefined), []);

  return { client, measurement, switching, failed, at: good.at, arrivals, retry };
}
