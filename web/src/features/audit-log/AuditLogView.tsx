import { Box, Button, Card, Flex, Stack, Table, Text } from "@chakra-ui/react";
import { ChevronDown, ChevronUp, Download, FilterX, History } from "lucide-react";
import { useState } from "react";
import { useT } from "../../i18n/useT";
import type { ShownList } from "../../shared/live/usePagedList";
import { ListHead, ListTable } from "../../shared/ui/ListTable";
import { MorePages } from "../../shared/ui/MorePages";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { Switching } from "../../shared/ui/Switching";
import { useIsPhone } from "../../shared/ui/useMedia";
import { Outcome, RequestId, What, When, Who } from "./AuditFacts";
import { AuditFilters } from "./AuditFilters";
import { type AuditRow, isFiltered } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";
import { OpenedRow } from "./OpenedRow";
import { RowChanges } from "./RowChanges";
import { TargetFacts } from "./TargetFacts";
import { useAuditCsv } from "./useAuditCsv";
import type { AuditFilterState } from "./useAuditFilter";
import { useTargets } from "./useTargets";

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

/** The log on a phone. */
function AuditCards({ rows }: { rows: readonly AuditRow[] }) {
  const t = useT(auditLogTexts);
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t("tableLabel")}>
      {rows.map((row) => (
        <Card.Root
          as="li"
          key={row.id}
          px="4"
          py="3"
          gap="1.5"
          bg={row.done === false ? "bg.error" : "bg.panel"}
          borderColor={row.done === false ? "border.error" : "border"}
          data-done={row.done}
        >
          <Flex justify="space-between" gap="3" align="start">
            <Box minW="0" fontWeight="medium">
              <What call={row.call} />
            </Box>
            <Outcome row={row} />
          </Flex>
          <Box textStyle="sm" _empty={{ display: "none" }}>
            <AuditAbout row={row} />
          </Box>
          <Flex justify="space-between" gap="3" align="end">
            <Box textStyle="sm" minW="0">
              <Who row={row} />
              <Text as="div" textStyle="xs" color="fg.muted">
                <When row={row} />
              </Text>
            </Box>
            <RequestId id={row.requestId} />
          </Flex>
        </Card.Root>
      ))}
    </Stack>
  );
}

/** What a row was about and what changed; of several, the way to all of them. */
function AuditAbout({ row }: { row: AuditRow }) {
  const t = useT(auditLogTexts);
  const targetsOf = useTargets();
  const [isOpen, setOpen] = useState(false);
  const calls = row.callCount ?? 1;
  const count = calls > 1 ? calls : (row.changes?.itemCount ?? 0);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      {/* One call of many says nothing of the others. */}
      {calls > 1 ? null : <TargetFacts targets={targetsOf(row)} fields={[]} />}
      {isOpen ? null : <RowChanges row={row} />}
      {count > 1 ? (
        <Box>
          <Button
            size="xs"
            variant="ghost"
            ms="-2"
            aria-expanded={isOpen}
            onClick={() => setOpen((before) => !before)}
          >
            <Icon aria-hidden />
            {isOpen ? t("closeAll") : t("openAll", { count })}
          </Button>
        </Box>
      ) : null}
      {isOpen ? <OpenedRow row={row} /> : null}
    </>
  );
}

const heads = ["time", "who", "what", "target", "result", "request"] as const;

/** The log as a table. */
function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  const t = useT(auditLogTexts);
  return (
    <ListTable
      label={t("tableLabel")}
      css={{ "& td": { px: "2.5", verticalAlign: "top" } }}
      heads={heads.map((head) => <ListHead key={head}>{t(head)}</ListHead>)}
    >
      {rows.map((row) => (
        <Table.Row key={row.id} bg={row.done === false ? "bg.error" : "bg.panel"} data-done={row.done}>
          <Table.Cell fontVariantNumeric="tabular-nums">
            <When row={row} />
          </Table.Cell>
          <Table.Cell minW="10rem" maxW="16rem" whiteSpace="normal" overflowWrap="anywhere">
            <Who row={row} />
          </Table.Cell>
          <Table.Cell minW="9rem" maxW="16rem" whiteSpace="normal" overflowWrap="anywhere">
            <What call={row.call} />
          </Table.Cell>
          <Table.Cell
            minW="16rem"
            maxW="26rem"
            whiteSpace="normal"
            overflowWrap="anywhere"
            _empty={{ _before: { content: "'-'" } }}
          >
            <AuditAbout row={row} />
          </Table.Cell>
          <Table.Cell minW="8rem" maxW="12rem" whiteSpace="normal" overflowWrap="anywhere">
            <Outcome row={row} />
          </Table.Cell>
          <Table.Cell py="1">
            <RequestId id={row.requestId} />
          </Table.Cell>
        </Table.Row>
      ))}
    </ListTable>
  );
}
