import { skipToken } from "@apollo/client/react";
import { useOpenErrorReportsQuery } from "../../graphql/operations/errorReports";
import { everyMinute } from "../../shared/live/everyMinute";
import { useOffers } from "../../shared/offers/useOffers";

/** Number of open reports; null if not known yet. */
export function useOpenErrorReports(): number | null {
  const isAsked = useOffers().has("ERROR_REPORTS");
  const { data } = useOpenErrorReportsQuery(isAsked ? everyMinute : skipToken);
  return data?.errorReports?.totalCount ?? null;
}
