import { Button, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { Bug, CircleCheck, RotateCcw } from "lucide-react";
import { useMemo } from "react";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { ChosenBar } from "../../shared/bulk/ChosenBar";
import { SelectBox } from "../../shared/bulk/SelectBox";
import { useSelection } from "../../shared/bulk/useSelection";
import type { ShownList } from "../../shared/live/usePagedList";
import { ChoiceGroup } from "../../shared/ui/ChoiceGroup";
import { MorePages } from "../../shared/ui/MorePages";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { Switching } from "../../shared/ui/Switching";
import { errorReportsTexts } from "./errorReportsTexts";
import { ReportItem } from "./ReportItem";
import { type ReportRow, type Show, shows } from "./reportChoice";
import { useMarking } from "./useMarking";

type ErrorReportsViewProps = ShownList<ReportRow> & { show: Show; reload: () => void };

/** Error reports, with buttons to mark them as done. */
export function ErrorReportsView(props: ErrorReportsViewProps) {
  const { rows, show, totalCount, switching, isLoading, loadMore, reload } = props;
  const t = useT(errorReportsTexts);
  const [, setShow] = useParam("show");
  const selection = useSelection(useMemo(() => rows.map(({ id }) => id), [rows]));
  const marking = useMarking(reload);
  const chosen = rows.filter(({ id }) => selection.chosen.has(id));
  const markChosen = (done: boolean) => {
    marking.mark(
      chosen.map(({ id }) => id),
      done,
    );
    selection.clear();
  };
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")} />
      <Flex gap="3" align="end" wrap="wrap">
        <ChoiceGroup
          label={t("filter")}
          chosen={show}
          choices={shows.map((value) => ({ value, name: t(value) }))}
          onChoose={(next) => setShow(next === "open" ? null : next)}
        />
        <Text role="status" textStyle="sm" color="fg.muted" pb="2">
          {t("count", { count: totalCount ?? rows.length })}
        </Text>
      </Flex>
      <Switching isSwitching={switching} gap="3">
        {rows.length === 0 ? (
          <Nothing show={show} onShowAll={() => setShow("all")} />
        ) : (
          <>
            <HStack gap="2" ps="1">
              <SelectBox
                label={t("chooseAll")}
                isChosen={selection.shown === "all"}
                isMixed={selection.shown === "some"}
                onToggle={selection.toggleShown}
              />
              <Text textStyle="sm" color="fg.muted" aria-hidden>
                {t("chooseAll")}
              </Text>
            </HStack>
            <Stack as="ul" listStyleType="none" gap="3" aria-label={t("title")}>
              {rows.map((report) => (
                <ReportItem
                  key={report.id}
                  report={report}
                  isChosen={selection.chosen.has(report.id)}
                  onChoose={(isRange) => selection.toggle(report.id, isRange)}
                  marking={marking}
                />
              ))}
            </Stack>
            <MorePages shown={rows.length} total={totalCount} isLoading={isLoading} onMore={loadMore} />
          </>
        )}
      </Switching>
      <ChosenBar
        count={chosen.length}
        said={t("selected", { count: chosen.length })}
        label={t("selectionLabel")}
        clear={t("clearSelection")}
        onClear={selection.clear}
      >
        {chosen.some(({ done }) => done !== true) ? (
          <Button size="xs" variant="ghost" onClick={() => markChosen(true)}>
            <CircleCheck aria-hidden />
            {t("markDone")}
          </Button>
        ) : null}
        {chosen.some(({ done }) => done !== false) ? (
          <Button size="xs" variant="ghost" onClick={() => markChosen(false)}>
            <RotateCcw aria-hidden />
            {t("reopen")}
          </Button>
        ) : null}
      </ChosenBar>
    </>
  );
}

function Nothing({ show, onShowAll }: { show: Show; onShowAll: () => void }) {
  const t = useT(errorReportsTexts);
  if (show === "all") return <PageMessage icon={<Bug />} title={t("none")} text={t("noneText")} />;
  const words =
    show === "open"
      ? ({ title: "noneOpen", text: "noneOpenText" } as const)
      : ({ title: "noneDone", text: "noneDoneText" } as const);
  return <NoMatch title={t(words.title)} text={t(words.text)} clear={t("showAll")} onClear={onShowAll} />;
}
