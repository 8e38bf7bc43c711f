import type { SummaryGroupsQuery } from "../../graphql/generated";
import { type RoadClient, roadClient } from "../../shared/roads/roadClient";

type Group = NonNullable<SummaryGroupsQuery["groups"]>[number];

/** Locations that are shown together: a road, a part of a town. */
export type Road = { name: string; clients: readonly RoadClient[] };

/** A group that has a summary. */
export type SummaryGroup = { id: string; name: string; timeZone: string; roads: readonly Road[] };

/** The groups that have roads to show, in the order that was chosen for each. */
export function summaryGroupsOf(groups: readonly Group[]): SummaryGroup[] {
  return groups
    .filter(({ summaryGroups }) => summaryGroups.length > 0)
    .map(({ id, name, timeZone, summaryGroups }) => ({
      id,
      name,
      timeZone,
      roads: summaryGroups.map((road) => ({
        name: road.name,
        clients: (road.clients ?? []).map(roadClient),
      })),
    }));
}
