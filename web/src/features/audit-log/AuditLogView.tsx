import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { ChevronDown, ChevronUp, Download, FilterX, History } from "lucide-react";
import { useMemo, useState } from "react";
import { serverNow } from "../../graphql/serverClock";
import { useLanguage, useT } from "../../i18n/useT";
import { useCallWords } from "../../shared/audit/useCallWords";
import type { ShownList } from "../../shared/live/usePagedList";
import { csvFile } from "../../shared/text/csv";
import { formatIsoDate } from "../../shared/time/format";
import { type Column, written } from "../../shared/ui/list/column";
import { DataList } from "../../shared/ui/list/DataList";
import { MorePages } from "../../shared/ui/MorePages";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { Switching } from "../../shared/ui/Switching";
import { saveFile } from "../../shared/ui/saveFile";
import { Outcome, RequestId, refusalText, What, When, Who, whoText } from "./AuditFacts";
import { AuditFilters } from "./AuditFilters";
import { type AuditRow, isFiltered } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";
import { OpenedRow } from "./OpenedRow";
import { RowChanges } from "./RowChanges";
import { TargetFacts } from "./TargetFacts";
import type { AuditFilterState } from "./useAuditFilter";
import { useTargets } from "./useTargets";
import { useValueTexts } from "./useValueTexts";

type AuditLogViewProps = ShownList<AuditRow> & { state: AuditFilterState };

/** The log, and what of it is shown. */
export function AuditLogView(props: AuditLogViewProps) {
  const { rows, state, totalCount, switching, isLoading, loadMore } = props;
  const t = useT(auditLogTexts);
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
          <AuditList rows={rows} />
        ) : isNarrowed ? (
          <NoMatch title={t("noMatch")} text={t("noMatchText")} onClear={state.clear} />
        ) : (
          <PageMessage icon={<History />} title={t("none")} text={t("noneText")} />
        )}
        <MorePages shown={rows.length} total={totalCount} isLoading={isLoading} onMore={loadMore} />
      </Switching>
    </>
  );
}

function AuditList({ rows }: { rows: readonly AuditRow[] }) {
  const t = useT(auditLogTexts);
  const columns = useMemo(
    (): readonly Column<AuditRow>[] => [
      {
        key: "time",
        head: t("time"),
        look: { fontVariantNumeric: "tabular-nums" },
        cell: (row) => <When row={row} />,
      },
      {
        key: "who",
        head: t("who"),
        look: { ...written, minW: "10rem", maxW: "16rem" },
        cell: (row) => <Who row={row} />,
        card: {
          at: "foot",
          cell: (row) => (
            <>
              <Who row={row} />
              <Text as="div" textStyle="xs" color="fg.muted">
                <When row={row} />
              </Text>
            </>
          ),
        },
      },
      {
        key: "what",
        head: t("what"),
        look: { ...written, minW: "9rem", maxW: "16rem" },
        cell: ({ call }) => <What call={call} />,
        card: { at: "name" },
      },
      {
        key: "target",
        head: t("target"),
        look: { ...written, minW: "16rem", maxW: "26rem", _empty: { _before: { content: "'-'" } } },
        cell: (row) => <AuditAbout row={row} />,
        card: { at: "text" },
      },
      {
        key: "result",
        head: t("result"),
        look: { ...written, minW: "8rem", maxW: "12rem" },
        cell: (row) => <Outcome row={row} />,
        card: { at: "state" },
      },
      {
        key: "request",
        head: t("request"),
        look: { py: "1" },
        cell: ({ requestId }) => <RequestId id={requestId} />,
        card: { at: "foot", look: { flex: "none", alignSelf: "end" } },
      },
    ],
    [t],
  );
  return (
    <DataList
      label={t("title")}
      css={{ "& td": { px: "2.5", verticalAlign: "top" } }}
      columns={columns}
      rows={rows}
      lookOf={lookOf}
    />
  );
}

/** What was refused stands out. */
const lookOf = ({ done }: AuditRow) => ({
  ...(done === false
    ? { bg: "bg.error", borderColor: "border.error" }
    : { bg: "bg.panel", borderColor: "border" }),
  "data-done": done,
});

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

/** Saves the rows as a file for spreadsheets. */
function useAuditCsv(rows: readonly AuditRow[]): () => void {
  const t = useT(auditLogTexts);
  const language = useLanguage();
  const words = useCallWords();
  const targetsOf = useTargets();
  const valuesOf = useValueTexts();
  const cells = (row: AuditRow): string[] => [
    row.time === null ? "" : new Date(row.time * 1000).toISOString(),
    whoText(t, row),
    row.actingGroup?.name ?? "",
    row.call === null ? "" : words(row.call),
    row.call ?? "",
    targetsOf(row)
      .flatMap(({ items }) => items.map(({ text }) => text))
      .join(", "),
    (row.target?.fields ?? []).join(", "),
    ...valuesOf(row),
    row.callCount === null ? "" : String(row.callCount),
    row.done === null ? "" : row.done ? t("done") : `${t("refused")}: ${refusalText(t, row)}`,
    row.requestId ?? "",
  ];
  const heads = [
    "time",
    "who",
    "actingColumn",
    "what",
    "callColumn",
    "target",
    "fieldsColumn",
    "oldColumn",
    "newColumn",
    "callsColumn",
    "result",
  ] as const;
  return () => {
    const head = [...heads, "request" as const].map((key) => t(key));
    const name = `${t("fileName")}_${formatIsoDate(serverNow())}.csv`;
    saveFile(csvFile([head, ...rows.map(cells)], language), name);
  };
}
