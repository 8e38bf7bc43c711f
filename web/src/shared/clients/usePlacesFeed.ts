import { useCallback, useMemo } from "react";
import { usePlacesQuery } from "../../graphql/operations/clients";
import { answerOf } from "../live/answerOf";
import { useLastGood } from "../live/useLastGood";
import { useOffers } from "../offers/useOffers";
import type { PlaceRow } from "./places";
import type { PlacesValue } from "./usePlaces";

const none: readonly PlaceRow[] = [];

/**
 * Fetches the places once, after the devices are shown. Nobody asks again by the clock: every move is told, and
 * whoever hears of one calls `refresh`.
 */
export function usePlacesFeed(areClientsShown: boolean): PlacesValue {
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
