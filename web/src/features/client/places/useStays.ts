import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import type { ClientStaysQuery } from "../../../graphql/generated";
import { useClientStaysQuery } from "../../../graphql/operations/places";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastGood } from "../../../shared/live/useLastGood";
import { useOffers } from "../../../shared/offers/useOffers";

type Client = NonNullable<ClientStaysQuery["client"]>;

export type Stay = NonNullable<Client["stays"]>["list"][number];

/** Where a device was, or which devices stood at a place, as far as it is known. */
export type KnownStays = {
  /** In the order of time; null: not known (yet), or the platform keeps none. Empty: it never moved. */
  list: readonly Stay[] | null;
  canEdit: boolean;
};

const unknown: KnownStays = { list: null, canEdit: false };

export function useStays(id: string): KnownStays {
  const areKept = useOffers().has("PLACES");
  const query = useClientStaysQuery(
    areKept ? { variables: { id }, fetchPolicy: "cache-and-network", ...everyMinute } : skipToken,
  );
  const client = useLastGood(answerOf(query), id).data?.client;
  return useMemo(
    () =>
      client?.stays
        ? { list: client.stays.list, canEdit: client.permissions?.editSettings ?? false }
        : unknown,
    [client],
  );
}

/** The stay that lasts, or else the last one at a place; undefined: none. */
export const lastStay = (list: readonly Stay[] | null): Stay | undefined =>
  list?.findLast(({ until, placeId }) => until === null && placeId !== null) ??
  list?.findLast(({ placeId }) => placeId !== null);
