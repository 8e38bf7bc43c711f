import { Button, type ButtonProps, Flex } from "@chakra-ui/react";
import { Plus, SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import { BulkBar } from "../../shared/bulk/BulkBar";
import { ClientChange } from "../../shared/bulk/ClientChange";
import { useSelection } from "../../shared/bulk/useSelection";
import type { ClientRow, GroupRow } from "../../shared/clients/clientRow";
import { useShownColumns } from "../../shared/clients/columns/useShownColumns";
import type { ClientFacts } from "../../shared/clients/condition/concern";
import {
  createSectionKeeper,
  flatSection,
  type Section,
  sectionsOf,
} from "../../shared/clients/list/sections";
import { createSorter } from "../../shared/clients/list/sorting";
import { RowMenus } from "../../shared/clients/menu/RowMenus";
import { useLastTurn } from "../../shared/clients/useLastTurn";
import { useSame } from "../../shared/live/useSame";
import { PageHead } from "../../shared/ui/PageHead";
import { useIsNarrow } from "../../shared/ui/useMedia";
import { adminClientsTexts } from "./adminClientsTexts";
import type { Ask, AskedKind } from "./ask";
import { ChangeButtons } from "./ChangeButtons";
import { ClientsList } from "./ClientsList";
import { type ClientsState, filtersByFacts } from "./clientsState";
import { choicesOf, foundClients } from "./filters/clientFilters";
import { FilterBar } from "./filters/FilterBar";
import { GroupingTools } from "./GroupingTools";
import { ListHead } from "./ListHead";
import { idsOf } from "./list/lines";
import { useListView } from "./settings/listView";
import type { SettingsPanelProps } from "./settings/SettingsPanel";
import { useClientFacts } from "./useClientFacts";
import { useClientsState } from "./useClientsState";

const AddClientsDialog = lazy(async () => ({
  default: (await import("./add/AddClientsDialog")).AddClientsDialog,
}));
const AdminClientMenu = lazy(async () => ({
  default: (await import("./menu/AdminClientMenu")).AdminClientMenu,
}));

export type AdminClientsViewProps = {
  clients: readonly ClientRow[];
  groups: readonly GroupRow[];
  onRefreshOne: (client: ClientRow) => void;
};

type Asked = { kind: AskedKind; clients: readonly ClientRow[] };

/** All clients by group, with their changes. */
export function AdminClientsView({ clients, groups, onRefreshOne }: AdminClientsViewProps) {
  const t = useT(adminClientsTexts);
  const isNarrow = useIsNarrow();
  const [state, change] = useClientsState();
  // Typed letters show at once; the list follows.
  const search = useDeferredValue(state.search);
  const isByFacts = filtersByFacts(state);
  const facts = useClientFacts(isByFacts);
  const { sections, ids, turn } = useShownClients(clients, groups, { ...state, search }, facts.byId);
  const selection = useSelection(ids);
  const selected = useMemo(
    () => clients.filter(({ id }) => selection.chosen.has(id)),
    [clients, selection.chosen],
  );
  const [chosenView, chooseView] = useListView();
  const view = chosenView ?? (isNarrow ? "cards" : "table");
  const { columns, choose } = useShownColumns(state, change);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAdding, setAdding] = useState(false);
  const ask = useCallback<Ask>((kind, concerned) => setAsked({ kind, clients: concerned }), []);
  const choices = useMemo(
    () => choicesOf(clients, { type: state.type, firmware: state.firmware, activity: state.activity }),
    [clients, state.type, state.firmware, state.activity],
  );
  return (
    <RowMenus menu={(opened) => <AdminClientMenu {...opened} ask={ask} onRefresh={onRefreshOne} />}>
      <PageHead title={t("title")} intro={t("intro")}>
        <Button size="sm" colorPalette="brand" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          {t("add")}
        </Button>
      </PageHead>
      <Flex gap="2" align="start" justify="space-between">
        <ChangeButtons clients={clients} selected={selected} ask={ask} />
        <SettingsButton view={view} columns={columns} onView={chooseView} onColumns={choose} />
      </Flex>
      <FilterBar
        search={state.search}
        onSearch={(text) => change({ search: text })}
        filters={state}
        onFilters={change}
        choices={choices}
        groups={groups}
        hasUnassigned={clients.some((client) => client.groups?.length === 0)}
      />
      <ListHead
        shown={ids.length}
        total={clients.length}
        selection={selection}
        sort={view === "cards" ? state.sort : null}
        onSort={(sort) => change({ sort })}
      >
        <GroupingTools
          isFlat={state.isFlat}
          onFlat={(isFlat) => change({ isFlat })}
          groupIds={sections.map(({ id }) => id)}
          folded={state.folded}
          onFold={(folded) => change({ folded })}
        />
      </ListHead>
      <ClientsList
        view={view}
        sections={sections}
        turn={turn}
        state={state}
        change={change}
        columns={columns}
        selection={selection}
        ask={ask}
        hasClients={clients.length > 0}
        facts={isByFacts ? facts : null}
        onAdd={() => setAdding(true)}
      />
      <BulkBar
        selected={selected}
        outOfSight={selected.length - ids.filter((id) => selection.chosen.has(id)).length}
        onClear={selection.clear}
      />
      {asked === null ? null : <AskedChange {...asked} onClose={() => setAsked(null)} />}
      {isAdding ? (
        <Suspense fallback={null}>
          <AddClientsDialog groups={groups} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </RowMenus>
  );
}

type ShownClients = {
  sections: readonly Section[];
  /** In the order of the screen, each once, including folded groups. */
  ids: readonly string[];
  /** Time for the devices' colours, in Unix seconds. */
  turn: number;
};

/** The visible list. Parts that a report does not change keep their identity. */
function useShownClients(
  clients: readonly ClientRow[],
  groups: readonly GroupRow[],
  state: Omit<ClientsState, "columns" | "folded">,
  facts: ReadonlyMap<string, ClientFacts> | null,
): ShownClients {
  const { search, sort, isFlat, group, type, firmware, activity, concern, config } = state;
  const turn = useLastTurn(clients);
  const [sorter] = useState(createSorter);
  const [keep] = useState(createSectionKeeper);
  const sorted = useMemo(() => sorter(clients, sort), [sorter, clients, sort]);
  const sections = useMemo(() => {
    const wanted = { search, type, firmware, activity, concern, config };
    const found = foundClients(sorted, wanted, { now: turn, facts });
    return keep(
      isFlat ? flatSection(sorted, { group, found }) : sectionsOf(sorted, groups, { group, found }),
    );
  }, [keep, sorted, groups, isFlat, search, group, type, firmware, activity, concern, config, turn, facts]);
  const ids = useSame(useMemo(() => idsOf(sections), [sections]));
  return { sections, ids, turn };
}

const load = () => import("./settings/SettingsPanel");
const SettingsPanel = lazy(async () => ({ default: (await load()).SettingsPanel }));

/** Opens the list's settings; their code is loaded on demand. */
function SettingsButton(props: Omit<SettingsPanelProps, "trigger">) {
  const t = useT(adminClientsTexts);
  const [isWanted, setWanted] = useState(false);
  const button = (more: ButtonProps) => (
    <Button size="sm" variant="outline" bg="bg.panel" aria-haspopup="dialog" {...more}>
      <SlidersHorizontal aria-hidden />
      {t("settings")}
    </Button>
  );
  const preload = () => void load();
  const closed = button({ onPointerEnter: preload, onFocus: preload, onClick: () => setWanted(true) });
  return isWanted ? (
    <Suspense fallback={closed}>
      <SettingsPanel {...props} trigger={button({})} />
    </Suspense>
  ) : (
    closed
  );
}

const DeviceKeyDialog = lazy(async () => ({
  default: (await import("../../shared/clients/DeviceKeyDialog")).DeviceKeyDialog,
}));

type AskedChangeProps = { kind: AskedKind; clients: readonly ClientRow[]; onClose: () => void };

/** Dialog of the chosen change. */
function AskedChange({ kind, clients, onClose }: AskedChangeProps) {
  if (kind !== "deviceKey")
    return <ClientChange key={kind} kind={kind} clients={clients} onClose={onClose} />;
  const [client] = clients;
  return client === undefined ? null : (
    <Suspense fallback={null}>
      <DeviceKeyDialog client={client} onClose={onClose} />
    </Suspense>
  );
}
