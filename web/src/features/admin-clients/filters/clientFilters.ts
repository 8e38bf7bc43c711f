import {
  type Activity,
  activities,
  activityOf,
  countActivities,
  shownActivities,
} from "../../../shared/clients/activity";
import { type ClientRow, matchesClient } from "../../../shared/clients/clientRow";
import { type ClientFacts, hasConcern } from "../../../shared/clients/condition/concern";
import { configStateOf } from "../../../shared/clients/condition/configState";
import { fold } from "../../../shared/text/fold";
import { compareTexts } from "../../../shared/text/order";
import type { ClientFilters } from "../clientsState";

export type Wanted = Omit<ClientFilters, "group"> & { search: string };

/** Time for colours (Unix seconds), and facts by device id; null: not known. */
export type Known = { now: number; facts: ReadonlyMap<string, ClientFacts> | null };

const matchesSearch = (client: ClientRow, search: string): boolean =>
  matchesClient(client, search) || fold(client.settings.serialNumber ?? "").includes(fold(search));

/** Devices that match search and filters; null if there are none set. */
export function foundClients(
  clients: readonly ClientRow[],
  { search, type, firmware, activity, concern, config }: Wanted,
  { now, facts }: Known,
): ReadonlySet<ClientRow> | null {
  const isNarrowed = search.trim() !== "" || type || firmware || activity || concern || config;
  if (!isNarrowed) return null;
  const isConfigured = (client: ClientRow) => {
    const told = facts?.get(client.id);
    return told !== undefined && configStateOf(told) === config;
  };
  return new Set(
    clients.filter(
      (client) =>
        (type === null || client.hardwareType === type) &&
        (firmware === null || client.info.firmwareVersion === firmware) &&
        (activity === null || activityOf(client, now) === activity) &&
        (concern === null || hasConcern(concern, client, facts?.get(client.id), now)) &&
        (config === null || isConfigured(client)) &&
        matchesSearch(client, search),
    ),
  );
}

export type Choices = {
  types: readonly string[];
  versions: readonly string[];
  activities: readonly Activity[];
};

const distinct = (values: readonly (string | null)[]): string[] =>
  [...new Set(values)].filter((value) => value !== null).sort(compareTexts);

/** Options of the filters: hardware types by name, versions with the newest first, and always the chosen values. */
export function choicesOf(
  clients: readonly ClientRow[],
  { type, firmware, activity }: Pick<Wanted, "type" | "firmware" | "activity">,
): Choices {
  // Whether a device was ever heard does not depend on the time.
  const shown = shownActivities(countActivities(clients, 0));
  return {
    types: distinct([type, ...clients.map(({ hardwareType }) => hardwareType)]),
    versions: distinct([firmware, ...clients.map(({ info }) => info.firmwareVersion)]).reverse(),
    activities: activities.filter((one) => one === activity || shown.includes(one)),
  };
}
