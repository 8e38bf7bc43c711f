import { Skeleton } from "@chakra-ui/react";
import { auditLogTexts } from "../../i18n/texts/auditLog";
import { useT } from "../../i18n/useT";
import { useRested } from "../../shared/form/useRested";
import { NothingYet } from "../../shared/ui/NothingYet";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { AuditLogView } from "./AuditLogView";
import { useAuditFilter } from "./useAuditFilter";
import { useAuditLog } from "./useAuditLog";

/** /admin/audit_log: who changed what, or tried to. */
export function AuditLogPage() {
  const t = useT(auditLogTexts);
  const state = useAuditFilter();
  const search = useRested(state.filter.search);
  const { hasCome, error, failed, at, reload, ...list } = useAuditLog({ ...state.filter, search });
  if (!hasCome)
    return <NothingYet error={error} failed={t("loadFailed")} onRetry={reload} skeleton={<PageShape />} />;
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      {failed ? <StaleNotice text={t("loadFailed")} at={at} onRetry={reload} /> : null}
      <AuditLogView state={state} {...list} />
    </WidePage>
  );
}

const PageShape = () => (
  <WidePageSkeleton>
    <Skeleton h="9" w="16rem" />
    <Skeleton h={{ base: "14rem", md: "6rem" }} />
    <Skeleton h="32rem" />
  </WidePageSkeleton>
);
