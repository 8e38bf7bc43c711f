import { Skeleton } from "@chakra-ui/react";
import { ErrorReportsDocument, useErrorReportsQuery } from "../../graphql/operations/errorReports";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { everyMinute } from "../../shared/live/everyMinute";
import { usePagedList } from "../../shared/live/usePagedList";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { ErrorReportsView } from "./ErrorReportsView";
import { errorReportsTexts } from "./errorReportsTexts";
import { doneOf, type Show, showOf } from "./reportChoice";

/** /admin/error_reports: error reports from people. */
export function ErrorReportsPage() {
  const t = useT(errorReportsTexts);
  const [text] = useParam("show");
  const show = showOf(text);
  const { list, at, error, reload } = useErrorReports(show);
  return (
    <LoadedPage t={t} data={list} at={at} error={error} onRetry={reload} skeleton={shape}>
      {(shown) => <ErrorReportsView show={show} {...shown} reload={reload} />}
    </LoadedPage>
  );
}

const shape = (
  <>
    <Skeleton h="9" w="16rem" />
    <Skeleton h="12" w={{ base: "full", sm: "20rem" }} />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} h="6.5rem" />
    ))}
  </>
);

const pageSize = 50;

/** Error reports, page by page. */
function useErrorReports(show: Show) {
  const variables = { first: pageSize, done: doneOf(show) };
  const answer = useErrorReportsQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  return usePagedList({
    answer,
    document: ErrorReportsDocument,
    variables,
    listOf: (data) => data.errorReports,
  });
}
