import { Button, Skeleton } from "@chakra-ui/react";
import { Plus, RadioTower } from "lucide-react";
import { useCallback } from "react";
import { useT } from "../../i18n/useT";
import type { Sort } from "../../shared/clients/columns/columnKeys";
import { NoMatch, PageError, PageMessage } from "../../shared/ui/PageState";
import { adminClientsTexts } from "./adminClientsTexts";
import { type ClientsState, noFilters } from "./clientsState";
import { ClientCards } from "./list/ClientCards";
import { ClientsTable } from "./list/ClientsTable";
import type { ClientListProps } from "./list/clientListProps";
import type { KnownFacts } from "./useClientFacts";
import type { ChangeClients } from "./useClientsState";

type ClientsListProps = Pick<ClientListProps, "sections" | "turn" | "columns" | "selection" | "ask"> & {
  view: "table" | "cards";
  state: ClientsState;
  change: ChangeClients;
  /** There are clients at all. */
  hasClients: boolean;
  /** Where the list is narrowed by what its rows don't tell. */
  facts: KnownFacts | null;
  onAdd: () => void;
};

/** The clients, or why there are none. */
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
        clear={t("showEverything")}
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
