import { activityOf, countActivities } from "../../shared/clients/activity";
import {
  type ClientRow,
  countAlarms,
  type GroupRow,
  matchesClient,
  matchingClients,
} from "../../shared/clients/clientRow";
import { type Section, sectionsOf } from "../../shared/clients/list/sections";
import type { FormerPlace } from "../../shared/clients/places";
import type { Filter, OverviewState } from "./overviewState";

/** Number of devices by state; null if it is unknown of all. */
export type Summary = Record<Filter, number | null>;

/** True if nothing is told of a device by which it could need attention. */
const tellsNothing = ({ alarms, hasReported, hasCounted, lastActiveDate, info }: ClientRow): boolean =>
  alarms === null &&
  hasReported === null &&
  hasCounted === null &&
  lastActiveDate === null &&
  info.batteryVoltage === null;

/** `attention`: number of devices that need it. */
export function summarise(clients: readonly ClientRow[], now: number, attention: number): Summary {
  const isUntold = attention === 0 && clients.length > 0 && clients.every(tellsNothing);
  return {
    ...countActivities(clients, now),
    alarms: countAlarms(clients),
    attention: isUntold ? null : attention,
  };
}

type View = Pick<OverviewState, "search" | "filter" | "group">;

/** Time for colours (Unix seconds), and ids of the devices that need attention. */
type Standing = { now: number; attention: ReadonlySet<string> };

function passes(client: ClientRow, filter: Filter | null, { now, attention }: Standing): boolean {
  if (filter === null) return true;
  if (filter === "alarms") return Boolean(client.alarms?.length);
  if (filter === "attention") return attention.has(client.id);
  return activityOf(client, now) === filter;
}

/** Sections of the devices that match search and filter, and of former places, which have a name and no state. */
export function buildSections(
  sorted: readonly ClientRow[],
  former: readonly FormerPlace[],
  groups: readonly GroupRow[],
  { search, filter, group }: View,
  standing: Standing,
): Section[] {
  const isNarrowed = search !== "" || filter !== null;
  const found = isNarrowed
    ? new Set(sorted.filter((client) => matchesClient(client, search) && passes(client, filter, standing)))
    : null;
  const places = filter === null ? matchingClients(former, search) : [];
  return sectionsOf(sorted, groups, { group, found, places });
}
