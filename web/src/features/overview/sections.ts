import { type Activity, activityOf } from "../../shared/clients/activity";
import { type ClientRow, type GroupRow, matchesClient } from "../../shared/clients/clientRow";
import { byName } from "../../shared/text/order";
import type { Filter, OverviewState } from "./overviewState";

/** A group and those of its devices that the search leaves. */
export type Section = { id: string; name: string; clients: readonly ClientRow[]; total: number };

export type Summary = Record<Filter, number>;

/** Id of the section of devices without a group. */
export const unassignedId = "none";

const belongsTo = ({ groups }: ClientRow, id: string): boolean =>
  id === unassignedId ? groups?.length === 0 : (groups?.some((group) => group.id === id) ?? false);

/** The devices of one group, or all for null. */
export const inGroup = (clients: readonly ClientRow[], group: string | null): readonly ClientRow[] =>
  group === null ? clients : clients.filter((client) => belongsTo(client, group));

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

/**
 * Groups by name, devices without a group last; a device of two groups stands in both. Devices keep their order.
 * Empty sections fall away while searching.
 */
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
  const section = (id: string, name: string): Section => {
    const own = sorted.filter((client) => belongsTo(client, id));
    return { id, name, clients: found ? own.filter((client) => found.has(client)) : own, total: own.length };
  };
  const named = groups.toSorted(byName).map(({ id, name }) => section(id, name));
  const unassigned = section(unassignedId, "");
  const all = unassigned.total > 0 ? [...named, unassigned] : named;
  return all.filter(
    ({ id, clients }) => (group === null || group === id) && (clients.length > 0 || !isNarrowed),
  );
}

const isSameList = (one: readonly ClientRow[], other: readonly ClientRow[]): boolean =>
  one.length === other.length && one.every((client, index) => client === other[index]);

/** Hands back a section's last object while nothing in it changed: what draws it can tell by that. */
export function createSectionKeeper() {
  let known: ReadonlyMap<string, Section> = new Map();
  return (sections: readonly Section[]): readonly Section[] => {
    const kept = sections.map((section) => {
      const before = known.get(section.id);
      const isSame =
        before?.name === section.name &&
        before.total === section.total &&
        isSameList(before.clients, section.clients);
      return isSame ? before : section;
    });
    known = new Map(kept.map((section) => [section.id, section]));
    return kept;
  };
}
