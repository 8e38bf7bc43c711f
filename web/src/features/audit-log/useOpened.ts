import {
  AuditChangesDocument,
  AuditLogDocument,
  useAuditChangesQuery,
  useAuditLogQuery,
} from "../../graphql/operations/auditLog";
import { usePagedList } from "../../shared/live/usePagedList";
import { type AuditRow, auditVariables, filterOf } from "./auditFilter";

const pageSize = 25;

/** All calls of a row's request, page by page. */
export function useCallsOf({ requestId, who }: AuditRow) {
  const filter = { ...filterOf(new URLSearchParams()), requestId, search: who ?? "" };
  const variables = { first: pageSize, ...auditVariables(filter), grouped: false, withValues: true };
  const answer = useAuditLogQuery({ variables });
  return usePagedList({
    answer,
    document: AuditLogDocument,
    variables,
    listOf: ({ auditLog }) => auditLog && { ...auditLog, totalCount: null },
  });
}

/** All that a row's call changed, page by page. */
export function useItemsOf({ id }: AuditRow) {
  const variables = { id, first: pageSize };
  const answer = useAuditChangesQuery({ variables });
  return usePagedList({
    answer,
    document: AuditChangesDocument,
    variables,
    listOf: ({ auditChanges }) =>
      auditChanges && {
        ...auditChanges,
        totalCount: null,
        // Things of several kinds may have the same id.
        nodes: auditChanges.nodes.map((item) => ({ id: `${item.kind}/${item.id}`, item })),
      },
  });
}
