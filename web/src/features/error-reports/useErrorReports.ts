import { useApolloClient } from "@apollo/client/react";
import { ErrorReportsDocument, useErrorReportsQuery } from "../../graphql/operations/errorReports";
import { pagesTexts } from "../../i18n/texts/pages";
import { translatorOf } from "../../i18n/useT";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastShown } from "../../shared/live/useLastShown";
import { usePages } from "../../shared/live/usePages";
import { toast } from "../../shared/ui/toastStore";
import { doneOf, type Show } from "./reportChoice";

const pageSize = 50;

/** What people reported, page by page. */
export function useErrorReports(show: Show) {
  const apollo = useApolloClient();
  const variables = { first: pageSize, done: doneOf(show) };
  const answer = useErrorReportsQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at, switching, failed } = useLastShown(answerOf(answer), show);
  const first = data?.errorReports ?? undefined;
  const { renew, ...pages } = usePages({
    first,
    key: switching ? "" : show,
    pageAfter: async (after) => {
      const next = await apollo.query({
        query: ErrorReportsDocument,
        variables: { ...variables, after },
        fetchPolicy: "network-only",
      });
      return next.data?.errorReports ?? undefined;
    },
    onFault: () => toast.error(translatorOf(pagesTexts)("moreFailed")),
  });
  const reload = async () => {
    const fresh = await answer.refetch();
    if (fresh.data?.errorReports) await renew(fresh.data.errorReports);
  };
  return {
    ...pages,
    hasCome: first !== undefined,
    error: answer.error,
    at,
    switching,
    failed,
    reload: () => void reload().catch(() => undefined),
  };
}
