import { Button, Flex, Text } from "@chakra-ui/react";
import { Download, FilterX, History } from "lucide-react";
import { useT } from "../../i18n/useT";
import type { ShownList } from "../../shared/live/usePagedList";
import { MorePages } from "../../shared/ui/MorePages";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { Switching } from "../../shared/ui/Switching";
import { useIsPhone } from "../../shared/ui/useMedia";
import { AuditCards } from "./AuditCards";
import { AuditFilters } from "./AuditFilters";
import { AuditTable } from "./AuditTable";
import { type AuditRow, isFiltered } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";
import { useAuditCsv } from "./useAuditCsv";
import type { AuditFilterState } from "./useAuditFilter";

type AuditLogViewProps = ShownList<AuditRow> & { state: AuditFilterState };

/** The log, and what of it is shown. */
export function AuditLogView(props: AuditLogViewProps) {
  const { rows, state, totalCount, switching, isLoading, loadMore } = props;
  const t = useT(auditLogTexts);
  const isPhone = useIsPhone();
  const save = useAuditCsv(rows);
  const isNarrowed = isFiltered(state.filter);
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")}>
        <Button size="sm" variant="outline" bg="bg.panel" disabled={rows.length === 0} onClick={save}>
          <Download aria-hidden />
          {t("csv")}
        </Button>
      </PageHead>
      <AuditFilters state={state} />
      <Flex gap="3" align="center" minH="8" wrap="wrap">
        <Text role="status" textStyle="sm" color="fg.muted">
          {t(loadMore === null ? "count" : "countMore", { count: rows.length })}
        </Text>
        {state.filter.requestId === null ? null : (
          <Text textStyle="sm" overflowWrap="anywhere">
            {t("ofRequest", { id: state.filter.requestId })}
          </Text>
        )}
        {isNarrowed ? (
          <Button size="xs" variant="ghost" onClick={state.clear}>
            <FilterX aria-hidden />
            {t("clear")}
          </Button>
        ) : null}
      </Flex>
      {state.filter.field === null && state.filter.groupId === null ? null : (
        <Text textStyle="sm" color="fg.muted">
          {t("sinceNoted")}
        </Text>
      )}
      <Switching isSwitching={switching}>
        {rows.length > 0 ? (
          isPhone ? (
            <AuditCards rows={rows} />
          ) : (
            <AuditTable rows={rows} />
          )
        ) : isNarrowed ? (
          <NoMatch
            title={t("noMatch")}
            text={t("noMatchText")}
            clear={t("showEverything")}
            onClear={state.clear}
          />
        ) : (
          <PageMessage icon={<History />} title={t("none")} text={t("noneText")} />
        )}
        <MorePages shown={rows.length} total={totalCount} isLoading={isLoading} onMore={loadMore} />
      </Switching>
    </>
  );
}
