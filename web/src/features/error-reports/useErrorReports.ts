import { ErrorReportsDocument, useErrorReportsQuery } from "../../graphql/operations/errorReports";
import { everyMinute } from "../../shared/live/everyMinute";
import { usePagedList } from "../../shared/live/usePagedList";
import { doneOf, type Show } from "./reportChoice";

const pageSize = 50;

/** What people reported, page by page. */
export function useErrorReports(show: Show) {
  const variables = { first: pageSize, done: doneOf(show) };
  const answer = useErrorReportsQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  return usePagedList({
    answer,
    document: ErrorReportsDocument,
    variables,
    listOf: (data) => data.errorReports,
  });
}
