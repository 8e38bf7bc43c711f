import { Button, Flex, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from "react";
import { adminClientsTexts } from "../../i18n/texts/adminClients";
import { useT } from "../../i18n/useT";
import { BulkBar } from "../../shared/bulk/BulkBar";
import { SelectBox } from "../../shared/bulk/SelectBox";
import { useSelection } from "../../shared/bulk/useSelection";
import type { ClientRow, GroupRow } from "../../shared/clients/clientRow";
import { useShownColumns } from "../../shared/clients/columns/useShownColumns";
import { RowMenus } from "../../shared/clients/menu/RowMenus";
import { PageHead } from "../../shared/ui/PageHead";
import { useIsNarrow } from "../../shared/ui/useMedia";
import { AskedChange } from "./AskedChange";
import type { Ask, AskedKind } from "./ask";
import { ChangeButtons } from "./ChangeButtons";
import { ClientsList } from "./ClientsList";
import type { ClientFilters } from "./clientsState";
import { choicesOf } from "./filters/clientFilters";
import { FilterBar } from "./filters/FilterBar";
import { useListSettings } from "./settings/listSettings";
import { SettingsButton } from "./settings/SettingsButton";
import { useClientsState } from "./useClientsState";
import { useShownClients } from "./useShownClients";
import { useWithoutConfig } from "./useWithoutConfig";

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
  // The address follows a moment later than what is typed, and must not take back a letter.
  const [typed, setTyped] = useState(state.search);
  const search = useDeferredValue(typed);
  const withoutConfig = useWithoutConfig(state.withoutConfig);
  const { sections, ids, turn } = useShownClients(clients, groups, { ...state, search }, withoutConfig.ids);
  const selection = useSelection(ids);
  const selected = useMemo(
    () => clients.filter(({ id }) => selection.chosen.has(id)),
    [clients, selection.chosen],
  );
  const [settings, changeSettings] = useListSettings();
  const view = settings.view ?? (isNarrow ? "cards" : "table");
  const { columns, choose } = useShownColumns(state, change);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAdding, setAdding] = useState(false);
  const ask = useCallback<Ask>((kind, concerned) => setAsked({ kind, clients: concerned }), []);
  const choices = useMemo(
    () => choicesOf(clients, { type: state.type, firmware: state.firmware }),
    [clients, state.type, state.firmware],
  );
  const find = (text: string) => {
    setTyped(text);
    change({ search: text });
  };
  const narrow = (filters: Partial<ClientFilters>, isAll = false) => {
    if (isAll) setTyped("");
    change(isAll ? { ...filters, search: "" } : filters);
  };
  return (
    <RowMenus menu={(opened) => <AdminClientMenu {...opened} ask={ask} onRefresh={onRefreshOne} />}>
      <PageHead title={t("title")} intro={t("intro")}>
        <Button size="sm" colorPalette="brand" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          {t("add")}
        </Button>
      </PageHead>
      <Flex gap="2" wrap="wrap" justify="space-between">
        <ChangeButtons clients={clients} selected={selected} ask={ask} />
        <SettingsButton
          view={view}
          density={settings.density}
          columns={columns}
          onChange={changeSettings}
          onColumns={choose}
        />
      </Flex>
      <FilterBar
        search={typed}
        onSearch={find}
        filters={state}
        onFilters={narrow}
        choices={choices}
        groups={groups}
        hasUnassigned={clients.some((client) => client.groups?.length === 0)}
      />
      <Flex gap="1" align="center" minH="8" ps="1">
        <SelectBox
          label={t("selectShown", { count: ids.length })}
          isChosen={selection.shown === "all"}
          isMixed={selection.shown === "some"}
          isDisabled={ids.length === 0}
          onToggle={selection.toggleShown}
        />
        <Text textStyle="sm" aria-hidden>
          {t("selectShown", { count: ids.length })}
        </Text>
        <Text role="status" textStyle="sm" color="fg.muted" ms="auto">
          {ids.length === clients.length
            ? t("count", { count: clients.length })
            : t("shownOf", { shown: ids.length, total: clients.length })}
        </Text>
      </Flex>
      <ClientsList
        view={view}
        density={settings.density}
        sections={sections}
        turn={turn}
        state={state}
        change={change}
        columns={columns}
        selection={selection}
        ask={ask}
        hasClients={clients.length > 0}
        withoutConfig={state.withoutConfig ? withoutConfig : null}
        onAdd={() => setAdding(true)}
        onClear={narrow}
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
