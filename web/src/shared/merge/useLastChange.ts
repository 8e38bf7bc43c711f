import { skipToken } from "@apollo/client/react";
import { useLastRevisionQuery } from "../../graphql/operations/revisions";
import { useT } from "../../i18n/useT";
import { useOffers } from "../offers/useOffers";
import { formatDateTime } from "../time/format";
import type { Thing } from "./overtaken";
import { overtakenTexts } from "./overtakenTexts";

/**
 * Author and time of the last change, as far as they are kept.
 * @param thing null: don't query
 */
export function useLastChange(thing: Thing | null): { who: string; time: string } {
  const t = useT(overtakenTexts);
  const isKept = useOffers().has("REVISIONS");
  const { data } = useLastRevisionQuery(
    thing && isKept ? { variables: thing, fetchPolicy: "network-only" } : skipToken,
  );
  const last = data?.revisions?.nodes?.[0];
  return {
    who: last?.changedBy?.email ?? t("somebody"),
    time: last?.time ? formatDateTime(last.time) : t("someTime"),
  };
}
