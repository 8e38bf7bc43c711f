import { AuditLogDocument, useAuditLogQuery } from "../../graphql/operations/auditLog";
import { everyMinute } from "../../shared/live/everyMinute";
import { usePagedList } from "../../shared/live/usePagedList";
import { useOffers } from "../../shared/offers/useOffers";
import { type AuditFilter, auditVariables } from "./auditFilter";

const pageSize = 25;

/** What was changed, page by page, newest first; all that one request did is one row, unless a request is asked for. */
export function useAuditLog(filter: AuditFilter) {
  const withValues = useOffers().has("REVISIONS");
  const grouped = withValues && filter.requestId === null;
  const variables = { first: pageSize, ...auditVariables(filter), grouped, withValues };
  const answer = useAuditLogQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  return usePagedList({
    answer,
    document: AuditLogDocument,
    variables,
    // To count the requests of a long log takes longer than anything else of it.
    listOf: ({ auditLog }) => auditLog && { ...auditLog, totalCount: null },
  });
}
