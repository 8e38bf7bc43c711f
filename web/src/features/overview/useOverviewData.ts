import { useMemo, useState } from "react";
import { type Attention, needAttention } from "../../shared/clients/attention";
import type { ClientRow, GroupRow } from "../../shared/clients/clientRow";
import { createSectionKeeper, inGroup, type Section } from "../../shared/clients/list/sections";
import { createSorter, type KeyOf } from "../../shared/clients/list/sorting";
import type { FormerPlace } from "../../shared/clients/places";
import { useLastTurn } from "../../shared/clients/useLastTurn";
import { useSame } from "../../shared/live/useSame";
import { useNow } from "../../shared/time/useNow";
import { useValveLocations } from "../../shared/valves/useValveLocations";
import type { OverviewState } from "./overviewState";
import { buildSections, type Summary, summarise } from "./sections";

/** Some reasons for attention arise only by the passing of time. */
const attentionMs = 60_000;

export type OverviewData = {
  summary: Summary;
  attention: readonly Attention[];
  sections: readonly Section[];
  /** Devices of all sections, each once; sorted by id, so no sorting moves it. */
  onMap: readonly ClientRow[];
  placesOnMap: readonly FormerPlace[];
  /** `now` for the devices' colours. */
  turn: number;
};

/**
 * The visible devices. Parts that a report does not change keep their identity.
 * @param keyOf sort key of a column whose values are not in the rows
 */
export function useOverviewData(
  clients: readonly ClientRow[],
  former: readonly FormerPlace[],
  groups: readonly GroupRow[],
  { search, sort, filter, group }: OverviewState,
  keyOf?: KeyOf,
): OverviewData {
  const turn = useLastTurn(clients);
  const minute = useNow(attentionMs);
  const [sorter] = useState(createSorter);
  const [keep] = useState(createSectionKeeper);

  const { deviations } = useValveLocations();

  const scope = useMemo(() => inGroup(clients, group), [clients, group]);
  const attention = useMemo(
    () => needAttention(scope, groups, Math.max(minute, turn), deviations),
    [scope, groups, minute, turn, deviations],
  );
  const summary = useSame(useMemo(() => summarise(scope, turn, attention.length), [scope, turn, attention]));
  const sorted = useMemo(() => sorter(clients, sort, keyOf), [sorter, clients, sort, keyOf]);
  const sections = useMemo(() => {
    const standing = { now: turn, attention: new Set(attention.map(({ client }) => client.id)) };
    return keep(buildSections(sorted, former, groups, { search, filter, group }, standing));
  }, [keep, sorted, former, groups, search, filter, group, turn, attention]);
  const onMap = useMemo(
    () => [...new Set(sections.flatMap((section) => section.clients))].sort((a, b) => (a.id < b.id ? -1 : 1)),
    [sections],
  );
  const placesOnMap = useMemo(() => [...new Set(sections.flatMap(({ places }) => places))], [sections]);
  return { summary, attention, sections, onMap, placesOnMap, turn };
}
