import { AuditLogDocument, useAuditLogQuery } from "../../graphql/operations/auditLog";
import { everyMinute } from "../../shared/live/everyMinute";
import { usePagedList } from "../../shared/live/usePagedList";
import { type AuditFilter, auditVariables } from "./auditFilter";

const pageSize = 50;

/** What was changed, page by page, newest first. */
export function useAuditLog(filter: AuditFilter) {
  const variables = { first: pageSize, ...auditVariables(filter) };
  const answer = useAuditLogQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  return usePagedList({ answer, document: AuditLogDocument, variables, listOf: (data) => data.auditLog });
}
