import { useMemo, useState } from "react";
import type { ClientRow, GroupRow } from "../../shared/clients/clientRow";
import type { ClientFacts } from "../../shared/clients/condition/concern";
import {
  createSectionKeeper,
  flatSection,
  type Section,
  sectionsOf,
} from "../../shared/clients/list/sections";
import { createSorter } from "../../shared/clients/list/sorting";
import { useLastTurn } from "../../shared/clients/useLastTurn";
import { useSame } from "../../shared/live/useSame";
import type { ClientsState } from "./clientsState";
import { foundClients } from "./filters/clientFilters";
import { idsOf } from "./list/lines";

export type ShownClients = {
  sections: readonly Section[];
  /** In the order of the screen, each once; those of folded groups, too. */
  ids: readonly string[];
  /** As now, for the devices' colours: Unix seconds. */
  turn: number;
};

/** What the list shows. What a report leaves as it was keeps its identity. */
export function useShownClients(
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
