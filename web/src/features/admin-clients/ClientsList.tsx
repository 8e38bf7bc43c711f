import { Box, Button, Skeleton, type SystemStyleObject } from "@chakra-ui/react";
import { Plus, RadioTower } from "lucide-react";
import { memo, useCallback, useMemo } from "react";
import { useT } from "../../i18n/useT";
import { activityOf } from "../../shared/clients/activity";
import type { Sort } from "../../shared/clients/columns/columnKeys";
import { moveFocus } from "../../shared/clients/list/moveFocus";
import { alertStyle } from "../../shared/clients/list/rowStyle";
import { useDensity } from "../../shared/ui/density";
import { NoMatch, PageError, PageMessage } from "../../shared/ui/PageState";
import { useMedia } from "../../shared/ui/useMedia";
import { useVirtualRows } from "../../shared/ui/useVirtualRows";
import { adminClientsTexts } from "./adminClientsTexts";
import { type ClientsState, noFilters } from "./clientsState";
import { ClientCard } from "./list/ClientCard";
import { ClientsTable } from "./list/ClientsTable";
import type { ClientListProps } from "./list/clientListProps";
import { GroupLine } from "./list/GroupLine";
import { linesOf } from "./list/lines";
import type { KnownFacts } from "./useClientFacts";
import type { ChangeClients } from "./useClientsState";

type ClientsListProps = Pick<ClientListProps, "sections" | "turn" | "columns" | "selection" | "ask"> & {
  view: "table" | "cards";
  state: ClientsState;
  change: ChangeClients;
  /** True if there are any clients. */
  hasClients: boolean;
  /** Facts for filters on data that are not in the rows. */
  facts: KnownFacts | null;
  onAdd: () => void;
};

/** The clients, or the reason why there are none. */
export function ClientsList(props: ClientsListProps) {
  const { view, state, change, hasClients, facts, onAdd, ...list } = props;
  const t = useT(adminClientsTexts);
  const { sort, isFlat, folded } = state;
  const onSort = useCallback((next: Sort) => change({ sort: next }), [change]);
  const onFold = useCallback(
    (id: string) =>
      change({ folded: folded.includes(id) ? folded.filter((other) => other !== id) : [...folded, id] }),
    [change, folded],
  );
  if (!hasClients)
    return (
      <PageMessage
        icon={<RadioTower />}
        title={t("none")}
        text={t("noneText")}
        action={
          <Button size="sm" variant="outline" onClick={onAdd}>
            <Plus aria-hidden />
            {t("add")}
          </Button>
        }
      />
    );
  if (facts !== null && facts.byId === null)
    return facts.failed ? (
      <PageError title={t("factsFailed")} onRetry={facts.retry} />
    ) : (
      <Skeleton h="20rem" rounded="xl" role="status" aria-label={t("loading")} />
    );
  if (list.sections.length === 0)
    return (
      <NoMatch
        title={t("noMatch")}
        text={t("noMatchText")}
        onClear={() => change({ ...noFilters, search: "" })}
      />
    );
  const shown = { ...list, isFlat, folded, onFold };
  return view === "table" ? (
    <ClientsTable {...shown} sort={sort} onSort={onSort} />
  ) : (
    <ClientCards {...shown} />
  );
}

/** Number of lines rendered at once; a card costs more than a row. */
const wholeUpTo = 24;

const ClientCards = memo(function ClientCards(props: Omit<ClientListProps, "columns">) {
  const { sections, isFlat, folded, onFold, turn, selection, ask } = props;
  const t = useT(adminClientsTexts);
  const density = useDensity();
  const beside = useCardsBeside();
  const lines = useMemo(
    () => linesOf(sections, { isFlat, folded }, beside),
    [sections, isFlat, folded, beside],
  );
  const height = cardHeights[density];
  const heightAt = useCallback(
    (index: number) => (lines[index]?.kind === "head" ? cardHeadHeight : height + cardGap),
    [lines, height],
  );
  const rows = useVirtualRows<HTMLDivElement>(lines.length, heightAt, wholeUpTo);
  const { container, from, to, before, after } = rows;
  return (
    <Box ref={container} role="group" aria-label={t("title")} css={cardsStyle} onKeyDown={moveFocus}>
      <div style={{ height: before }} />
      {lines.slice(from, to).map((line) =>
        line.kind === "head" ? (
          <Box key={line.key} h={`${cardHeadHeight}px`} ps="1.5">
            <GroupLine
              section={line.section}
              isFolded={line.isFolded}
              onFold={onFold}
              selection={selection}
            />
          </Box>
        ) : (
          <div
            key={line.key}
            data-line
            style={{ gridTemplateColumns: `repeat(${beside}, minmax(0, 1fr))`, height: height + cardGap }}
          >
            {line.clients.map((client) => (
              <ClientCard
                key={client.id}
                client={client}
                activity={activityOf(client, turn)}
                NameHeading={isFlat ? "h2" : "h3"}
                isCompact={density === "compact"}
                height={height}
                isChosen={selection.chosen.has(client.id)}
                onToggle={selection.toggle}
                ask={ask}
              />
            ))}
          </div>
        ),
      )}
      <div style={{ height: after }} />
    </Box>
  );
});

/** Number of cards side by side. */
function useCardsBeside(): number {
  const steps = [
    useMedia("(min-width: 900px)"),
    useMedia("(min-width: 1240px)"),
    useMedia("(min-width: 1640px)"),
  ];
  return 1 + steps.filter(Boolean).length;
}

/** Pixels; known before rendering, so hidden cards need not be measured. */
const cardHeights = { comfortable: 210, compact: 130 } as const;
const cardHeadHeight = 52;
const cardGap = 12;

const truncate = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** One CSS rule for all cards: a hundred that each compute their own style are noticeably slow. */
const cardsStyle: SystemStyleObject = {
  ...alertStyle,
  "& [data-line]": { display: "grid", gap: `${cardGap}px`, pb: `${cardGap}px` },
  "& [data-card]": {
    display: "flex",
    flexDirection: "column",
    minW: "0",
    overflow: "hidden",
    px: "3",
    pt: "2",
    pb: "2",
    bg: "bg.panel",
    borderWidth: "1px",
    rounded: "xl",
  },
  "& [data-card][data-chosen]": { borderColor: "brand.solid", bg: "brand.subtle" },
  "& [data-head]": { display: "flex", alignItems: "center", gap: "2", h: "9", ms: "-1.5", me: "-1" },
  "& [data-head] :is(h2, h3)": {
    flex: "1",
    minW: "0",
    fontSize: "sm",
    lineHeight: "1.25",
    fontWeight: "medium",
  },
  "& [data-head] a": {
    lineClamp: "2",
    overflowWrap: "anywhere",
    color: "fg",
    rounded: "sm",
    focusVisibleRing: "inside",
    _hover: { textDecoration: "underline" },
  },
  "& [data-age]": { fontSize: "xs", color: "fg.muted" },
  "& [data-text]": { fontSize: "xs", lineHeight: "20px", color: "fg.muted", ...truncate },
  "& [data-text] code": { fontFamily: "mono" },
  "& [data-notes]": {
    fontSize: "sm",
    lineHeight: "20px",
    color: "fg",
    lineClamp: "2",
  },
  "& [data-notes=short]": { lineClamp: "1" },
  "& [data-card] > [data-alerts]": { flexShrink: "0" },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)",
    columnGap: "3",
    pt: "1",
  },
  "& dt": { fontSize: "2xs", lineHeight: "16px", color: "fg.subtle", ...truncate },
  "& dd": { fontSize: "xs", lineHeight: "20px", color: "fg", ...truncate },
  "& [data-buttons]": { display: "flex", gap: "1", mt: "auto", ms: "-2" },
  "& :is([data-buttons] :is(a, button), [data-head] > button)": {
    display: "grid",
    placeItems: "center",
    boxSize: "9",
    rounded: "md",
    color: "fg.muted",
    cursor: "pointer",
    focusVisibleRing: "inside",
    _hover: { bg: "bg.muted", color: "fg" },
  },
  "& [data-buttons] [data-danger]": { ms: "auto", _hover: { bg: "bg.error", color: "fg.error" } },
};
