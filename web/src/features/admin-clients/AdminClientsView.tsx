import { Button, Flex } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import { BulkBar } from "../../shared/bulk/BulkBar";
import { useSelection } from "../../shared/bulk/useSelection";
import type { ClientRow, GroupRow } from "../../shared/clients/clientRow";
import { useShownColumns } from "../../shared/clients/columns/useShownColumns";
import { RowMenus } from "../../shared/clients/menu/RowMenus";
import { PageHead } from "../../shared/ui/PageHead";
import { useIsNarrow } from "../../shared/ui/useMedia";
import { AskedChange } from "./AskedChange";
import { adminClientsTexts } from "./adminClientsTexts";
import type { Ask, AskedKind } from "./ask";
import { ChangeButtons } from "./ChangeButtons";
import { ClientsList } from "./ClientsList";
import { filtersByFacts } from "./clientsState";
import { choicesOf } from "./filters/clientFilters";
import { FilterBar } from "./filters/FilterBar";
import { GroupingTools } from "./GroupingTools";
import { ListHead } from "./ListHead";
import { useListView } from "./settings/listView";
import { SettingsButton } from "./settings/SettingsButton";
import { useClientFacts } from "./useClientFacts";
import { useClientsState } from "./useClientsState";
import { useShownClients } from "./useShownClients";

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

/** All clients by their groups, and what can be done with them. */
export function AdminClientsView({ clients, groups, onRefreshOne }: AdminClientsViewProps) {
  const t = useT(adminClientsTexts);
  const isNarrow = useIsNarrow();
  const [state, change] = useClientsState();
  // The letter that was typed shows at once; the clients follow.
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
