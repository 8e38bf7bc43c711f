import { Button, Flex, HStack, Text } from "@chakra-ui/react";
import { ListTodo, Pause, Play, Plus, Trash2 } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import { useParam } from "../../shared/address/useParam";
import { ChosenBar } from "../../shared/bulk/ChosenBar";
import { type Selection, useSelection } from "../../shared/bulk/useSelection";
import { useClients } from "../../shared/clients/useClients";
import type { ShownList } from "../../shared/live/usePagedList";
import { useOffers } from "../../shared/offers/useOffers";
import { ChooserField } from "../../shared/ui/chooser/ChooserField";
import { namedOptions } from "../../shared/ui/chooser/namedOptions";
import type { Option } from "../../shared/ui/chooser/option";
import { MorePages } from "../../shared/ui/MorePages";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { SelectField } from "../../shared/ui/SelectField";
import { Switching } from "../../shared/ui/Switching";
import { ActionList } from "./ActionList";
import { type ActionChoice, type ActionRow, sorts, statuses } from "./actionChoice";
import { ClearSucceeded } from "./ClearSucceeded";
import { RemoveActionsDialog } from "./RemoveActionsDialog";
import { type ActionWork, useActionWork } from "./useActionWork";

const NewActionDialog = lazy(async () => ({ default: (await import("./NewActionDialog")).NewActionDialog }));

type ActionsViewProps = ShownList<ActionRow> & {
  choice: ActionChoice;
  reload: () => void;
};

/** All actions, and what can be done with them. */
export function ActionsView(props: ActionsViewProps) {
  const { rows, choice, totalCount, switching, isLoading, loadMore, reload } = props;
  const t = useT(actionsTexts);
  const [, setSort] = useParam("sort");
  const [, setStatus] = useParam("status");
  const [, setClient] = useParam("client");
  const devices = useDeviceOptions(choice.clientId);
  const [isNew, setNew] = useParam("new");
  const [removing, setRemoving] = useState<readonly string[] | null>(null);
  const selection = useSelection(useMemo(() => rows.map(({ id }) => id), [rows]));
  const work = useActionWork(setRemoving, reload);
  const isFiltered = choice.status !== null || choice.clientId !== null;
  const count = totalCount ?? rows.length;
  const [params, setParams] = useSearchParams();
  const showEverything = () => {
    const next = new URLSearchParams(params);
    for (const filter of ["status", "client"]) next.delete(filter);
    setParams(next, { replace: true });
  };
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")}>
        <HStack gap="2" wrap="wrap">
          <ClearSucceeded onCleared={reload} />
          <Button size="sm" colorPalette="brand" onClick={() => setNew("1")}>
            <Plus aria-hidden />
            {t("newAction")}
          </Button>
        </HStack>
      </PageHead>
      <Flex gap="3" align="end" wrap="wrap">
        <SelectField
          label={t("sort")}
          options={sorts.map((value) => ({ value, label: t(value) }))}
          chosen={choice.sort}
          onChoose={(value) => setSort(value === sorts[0] ? null : value)}
          width="18rem"
        />
        <SelectField
          label={t("filter")}
          options={[
            { value: "", label: t("allStatuses") },
            ...statuses.map((value) => ({ value, label: t(value) })),
          ]}
          chosen={choice.status ?? ""}
          onChoose={setStatus}
          width="14rem"
        />
        <ChooserField
          label={t("client")}
          options={[{ value: "", label: t("allClients") }, ...devices]}
          chosen={choice.clientId ?? ""}
          onChoose={setClient}
          width="18rem"
        />
        <Text role="status" textStyle="sm" color="fg.muted" pb="2">
          {t("count", { count })}
        </Text>
      </Flex>
      <Switching isSwitching={switching}>
        {rows.length > 0 ? (
          <ActionList rows={rows} selection={selection} work={work} />
        ) : isFiltered ? (
          <NoMatch title={t("noMatch")} text={t("noMatchText")} onClear={showEverything} />
        ) : (
          <PageMessage icon={<ListTodo />} title={t("none")} text={t("noneText")} />
        )}
        <MorePages shown={rows.length} total={totalCount} isLoading={isLoading} onMore={loadMore} />
      </Switching>
      <SelectionBar selection={selection} work={work} />
      {removing === null ? null : (
        <RemoveActionsDialog
          ids={removing}
          onRemoved={() => {
            selection.clear();
            reload();
          }}
          onClose={() => setRemoving(null)}
        />
      )}
      {isNew === null ? null : (
        <Suspense fallback={null}>
          <NewActionDialog onClose={() => setNew(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The devices to choose from, by name; a chosen one is there even where it is not known (any more). */
function useDeviceOptions(chosenId: string | null): Option[] {
  const { clients } = useClients();
  return useMemo(() => {
    const options = namedOptions(clients ?? []);
    const isKnown = chosenId === null || options.some(({ value }) => value === chosenId);
    return isKnown ? options : [{ value: chosenId, label: `ID ${chosenId}` }, ...options];
  }, [clients, chosenId]);
}

/** What can be done with the actions that are chosen, in sight wherever the page is scrolled to. */
function SelectionBar({ selection, work }: { selection: Selection; work: ActionWork }) {
  const t = useT(actionsTexts);
  const { chosen, outOfSight, clear } = selection;
  const canHold = useOffers().has("ACTION_HOLD");
  const count = chosen.size;
  const ids = [...chosen];
  const said = [
    t("selected", { count }),
    ...(outOfSight > 0 ? [t("outOfSight", { count: outOfSight })] : []),
  ].join(" · ");
  return (
    <ChosenBar
      count={count}
      said={said}
      label={t("selectionLabel")}
      clear={t("clearSelection")}
      onClear={clear}
    >
      {canHold ? (
        <>
          <Button size="xs" variant="ghost" loading={work.isBusy} onClick={() => work.setEnabled(ids, false)}>
            <Pause aria-hidden />
            {t("hold")}
          </Button>
          <Button size="xs" variant="ghost" loading={work.isBusy} onClick={() => work.setEnabled(ids, true)}>
            <Play aria-hidden />
            {t("release")}
          </Button>
        </>
      ) : null}
      <Button size="xs" variant="ghost" colorPalette="red" onClick={() => work.askRemoval(ids)}>
        <Trash2 aria-hidden />
        {t("removeSelected")}
      </Button>
    </ChosenBar>
  );
}
