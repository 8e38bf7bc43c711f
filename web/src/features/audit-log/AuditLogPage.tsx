import { Skeleton } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { useRested } from "../../shared/form/useRested";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { AuditLogView } from "./AuditLogView";
import { auditLogTexts } from "./auditLogTexts";
import { useAuditFilter } from "./useAuditFilter";
import { useAuditLog } from "./useAuditLog";

/** /admin/audit_log: who changed what, or tried to. */
export function AuditLogPage() {
  const t = useT(auditLogTexts);
  const state = useAuditFilter();
  const search = useRested(state.filter.search);
  const { list, at, error, reload } = useAuditLog({ ...state.filter, search });
  return (
    <LoadedPage
      title={t("title")}
      data={list}
      at={at}
      error={error}
      failed={t("loadFailed")}
      onRetry={reload}
      skeleton={shape}
    >
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
