import { useApolloClient } from "@apollo/client/react";
import { AuditLogDocument, useAuditLogQuery } from "../../graphql/operations/auditLog";
import { pagesTexts } from "../../i18n/texts/pages";
import { translatorOf } from "../../i18n/useT";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastShown } from "../../shared/live/useLastShown";
import { usePages } from "../../shared/live/usePages";
import { toast } from "../../shared/ui/toastStore";
import { type AuditFilter, auditVariables } from "./auditFilter";

const pageSize = 50;

/** What was changed, page by page, newest first. */
export function useAuditLog(filter: AuditFilter) {
  const apollo = useApolloClient();
  const variables = { first: pageSize, ...auditVariables(filter) };
  const key = JSON.stringify(variables);
  const answer = useAuditLogQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at, switching, failed } = useLastShown(answerOf(answer), key);
  const first = data?.auditLog ?? undefined;
  const { renew: _, ...pages } = usePages({
    first,
    key: switching ? "" : key,
    pageAfter: async (after) => {
      const next = await apollo.query({
        query: AuditLogDocument,
        variables: { ...variables, after },
        fetchPolicy: "network-only",
      });
      return next.data?.auditLog ?? undefined;
    },
    onFault: () => toast.error(translatorOf(pagesTexts)("moreFailed")),
  });
  return {
    ...pages,
    hasCome: first !== undefined,
    error: answer.error,
    at,
    switching,
    failed,
    reload: () => void answer.refetch().catch(() => undefined),
  };
}
