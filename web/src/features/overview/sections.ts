import { activityOf, countActivities } from "../../shared/clients/activity";
import { type ClientRow, countAlarms, type GroupRow, matchesClient } from "../../shared/clients/clientRow";
import { type Section, sectionsOf } from "../../shared/clients/list/sections";
import type { Filter, OverviewState } from "./overviewState";

/** How many devices are how; null where none of them tells. */
export type Summary = Record<Filter, number | null>;

/** `attention`: how many devices need it. */
export function summarise(clients: readonly ClientRow[], now: number, attention: number): Summary {
  return { ...countActivities(clients, now), alarms: countAlarms(clients), attention };
}

type View = Pick<OverviewState, "search" | "filter" | "group">;

/** Now (Unix seconds, as far as colours go), and the ids of the devices that need attention. */
type Standing = { now: number; attention: ReadonlySet<string> };

function passes(client: ClientRow, filter: Filter | null, { now, attention }: Standing): boolean {
  if (filter === null) return true;
  if (filter === "alarms") return Boolean(client.alarms?.length);
  if (filter === "attention") return attention.has(client.id);
  return activityOf(client, now) === filter;
}

/** The sections of what search and filter leave. */
export function buildSections(
  sorted: readonly ClientRow[],
  groups: readonly GroupRow[],
  { search, filter, group }: View,
  standing: Standing,
): Section[] {
  const isNarrowed = search !== "" || filter !== null;
  const found = isNarrowed
    ? new Set(sorted.filter((client) => matchesClient(client, search) && passes(client, filter, standing)))
    : null;
  return sectionsOf(sorted, groups, { group, found });
}
