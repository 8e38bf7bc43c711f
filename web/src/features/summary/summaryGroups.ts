import type { SummaryGroupsQuery } from "../../graphql/generated";
import { type RoadClient, roadClient } from "../../shared/roads/roadClient";

type Group = NonNullable<SummaryGroupsQuery["groups"]>[number];

/** Clients that are shown together: a road, a part of a town. */
export type SummaryGroup = { name: string; clients: readonly RoadClient[] };

export type GroupWithSummary = {
  id: string;
  name: string;
  timeZone: string;
  summaryGroups: readonly SummaryGroup[];
};

/**
 * Groups with something to show, their clients in the chosen order.
 * @param nameOf what a client is called: a moved device's name says that its figures are of all its streets
 */
export function summaryGroupsOf(
  groups: readonly Group[],
  nameOf: (client: { id: string; name: string }) => string,
): GroupWithSummary[] {
  return groups
    .filter(({ summaryGroups }) => Boolean(summaryGroups?.length))
    .map(({ id, name, timeZone, summaryGroups }) => ({
      id,
      name,
      timeZone,
      summaryGroups: (summaryGroups ?? []).map((one) => ({
        name: one.name,
        clients: onceEach(one.clients ?? []).map((client) => roadClient({ ...client, name: nameOf(client) })),
      })),
    }));
}

/** A client that was added to a summary group twice appears once. */
const onceEach = <C extends { id: string }>(clients: readonly C[]): C[] => [
  ...new Map(clients.map((client) => [client.id, client])).values(),
];
