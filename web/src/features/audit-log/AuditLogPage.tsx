import { Skeleton } from "@chakra-ui/react";
import { AuditLogDocument, useAuditLogQuery } from "../../graphql/operations/auditLog";
import { useT } from "../../i18n/useT";
import { useRested } from "../../shared/form/useRested";
import { everyMinute } from "../../shared/live/everyMinute";
import { usePagedList } from "../../shared/live/usePagedList";
import { useOffers } from "../../shared/offers/useOffers";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { AuditLogView } from "./AuditLogView";
import { type AuditFilter, auditVariables } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";
import { useAuditFilter } from "./useAuditFilter";

/** /admin/audit_log: who changed what, including failed attempts. */
export function AuditLogPage() {
  const t = useT(auditLogTexts);
  const state = useAuditFilter();
  const search = useRested(state.filter.search);
  const { list, at, error, reload } = useAuditLog({ ...state.filter, search });
  return (
    <LoadedPage t={t} data={list} at={at} error={error} onRetry={reload} skeleton={shape}>
      {(shown) => <AuditLogView state={state} {...shown} />}
    </LoadedPage>
  );
}

const shape = (
  <>
    <Skeleton h="9" w="16rem" />
    <Skeleton h={{ base: "14rem", md: "6rem" }} />
    <Skeleton h="32rem" />
  </>
);

const pageSize = 25;

/** The log, page by page, newest first. All calls of one request are one row, unless the filter names a request. */
function useAuditLog(filter: AuditFilter) {
  const withValues = useOffers().has("REVISIONS");
  const grouped = withValues && filter.requestId === null;
  const variables = { first: pageSize, ...auditVariables(filter), grouped, withValues };
  const answer = useAuditLogQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  return usePagedList({
    answer,
    document: AuditLogDocument,
    variables,
    // Counting the requests of a long log is its slowest part.
    listOf: ({ auditLog }) => auditLog && { ...auditLog, totalCount: null },
  });
}
