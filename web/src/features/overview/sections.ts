import { type Activity, activityOf } from "../../shared/clients/activity";
import { type ClientRow, type GroupRow, matchesClient } from "../../shared/clients/clientRow";
import { type Section, sectionsOf } from "../../shared/clients/list/sections";
import type { Filter, OverviewState } from "./overviewState";

export type Summary = Record<Filter, number>;

/** `attention`: how many devices need it. */
export function summarise(clients: readonly ClientRow[], now: number, attention: number): Summary {
  const summary: Summary = { ok: 0, late: 0, silent: 0, never: 0, alarms: 0, attention };
  for (const { lastActiveDate, alarms } of clients) {
    summary[activityOf(lastActiveDate, now)] += 1;
    if (alarms.length > 0) summary.alarms += 1;
  }
  return summary;
}

type View = Pick<OverviewState, "search" | "filter" | "group">;

/** Now (Unix seconds, as far as colours go), and the ids of the devices that need attention. */
type Standing = { now: number; attention: ReadonlySet<string> };

function passes(client: ClientRow, filter: Filter | null, { now, attention }: Standing): boolean {
  if (filter === null) return true;
  if (filter === "alarms") return client.alarms.length > 0;
  if (filter === "attention") return attention.has(client.id);
  const activity: Activity = activityOf(client.lastActiveDate, now);
  return activity === filter;
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
