import { type Activity, activityOf } from "../../shared/clients/activity";
import { type ClientRow, type GroupRow, matchesClient } from "../../shared/clients/clientRow";
import type { ColumnKey, Filter, OverviewState } from "./overviewState";

/** A group and those of its devices that the search leaves. */
export type Section = { id: string; name: string; clients: readonly ClientRow[]; total: number };

export type Summary = Record<Filter, number>;

/** Id of the section of devices without a group. */
export const unassignedId = "none";

export function summarise(clients: readonly ClientRow[], now: number): Summary {
  const summary: Summary = { ok: 0, late: 0, silent: 0, never: 0, alarms: 0 };
  for (const { lastActiveDate, alarms } of clients) {
    summary[activityOf(lastActiveDate, now)] += 1;
    if (alarms.length > 0) summary.alarms += 1;
  }
  return summary;
}

type Key = string | number | null;

/** What a column sorts by; text where people read text, numbers else. */
const sortKeys: Record<ColumnKey, (client: ClientRow) => Key> = {
  name: ({ name }) => name,
  status: ({ lastActiveDate }) => lastActiveDate,
  alerts: ({ alarms }) => alarms.length,
  notes: ({ settings }) => settings.notes,
  id: ({ id }) => id,
  lastActive: ({ lastActiveDate }) => lastActiveDate,
  serialNumber: ({ settings }) => settings.serialNumber,
  firmware: ({ info }) => info.firmwareVersion,
  config: ({ info }) => info.configName,
  battery: ({ info }) => info.batteryVoltage,
  rssi: ({ info }) => info.rssi,
};

const collator = new Intl.Collator("sl", { numeric: true, sensitivity: "base" });

function compareKeys(a: Key, b: Key): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a), String(b));
}

const isEmpty = (key: Key) => key === null || key === "";

/** Sorted copy; devices without a value stand last in either direction, equals by name. */
export function sortClients(clients: readonly ClientRow[], { column, descending }: OverviewState["sort"]) {
  const keyOf = sortKeys[column];
  const sign = descending ? -1 : 1;
  return clients.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (isEmpty(a) !== isEmpty(b)) return isEmpty(a) ? 1 : -1;
    const order = isEmpty(a) ? 0 : sign * compareKeys(a, b);
    return order || collator.compare(one.name, other.name);
  });
}

const passes = (client: ClientRow, filter: Filter | null, activity: Activity): boolean =>
  filter === null || (filter === "alarms" ? client.alarms.length > 0 : activity === filter);

type View = Pick<OverviewState, "search" | "filter" | "sort">;

/** Groups by name, devices without a group last; a device of two groups stands in both. Empty sections fall away while searching. */
export function buildSections(
  clients: readonly ClientRow[],
  groups: readonly GroupRow[],
  { search, filter, sort }: View,
  now: number,
): Section[] {
  const found = new Set(
    clients.filter(
      (client) =>
        matchesClient(client, search) && passes(client, filter, activityOf(client.lastActiveDate, now)),
    ),
  );
  const sorted = sortClients(clients, sort);
  const section = (id: string, name: string, belongs: (client: ClientRow) => boolean): Section => {
    const own = sorted.filter(belongs);
    return { id, name, clients: own.filter((client) => found.has(client)), total: own.length };
  };
  const named = groups
    .toSorted((a, b) => collator.compare(a.name, b.name))
    .map(({ id, name }) =>
      section(id, name, (client) => client.groups?.some((group) => group.id === id) ?? false),
    );
  const unassigned = section(unassignedId, "", (client) => client.groups?.length === 0);
  const isNarrowed = search !== "" || filter !== null;
  const all = unassigned.total > 0 ? [...named, unassigned] : named;
  return all.filter(({ clients: own }) => own.length > 0 || !isNarrowed);
}
