import { useOpenErrorReportsQuery } from "../../graphql/operations/errorReports";
import { everyMinute } from "../../shared/live/everyMinute";

/** How many reports wait for somebody; null where nobody knows yet. */
export function useOpenErrorReports(): number | null {
  const { data } = useOpenErrorReportsQuery(everyMinute);
  return data?.errorReports?.totalCount ?? null;
}
