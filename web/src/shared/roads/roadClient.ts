import type { SummaryGroupsQuery } from "../../graphql/generated";
import { type ClientKind, clientKind } from "../chart/clientKind";

/** A location as the screens of roads show it. */
export type RoadClient = { id: string; name: string; kind: ClientKind };

type Group = NonNullable<SummaryGroupsQuery["groups"]>[number];
type Known = NonNullable<NonNullable<Group["summaryGroups"]>[number]["clients"]>[number];

export function roadClient({ id, name, hardwareType, visionType }: Known): RoadClient {
  return { id, name, kind: clientKind({ hardwareType, visionType }) };
}

/** Loops and cameras only count; they never have a speed to show. */
export const measuresSpeed = (kind: ClientKind): boolean => kind === "speed";

/** Road users that a location counts. */
export type Counted = "vehicles" | "cyclists" | "people";

const countedBy: Record<ClientKind, Counted> = {
  speed: "vehicles",
  visionVehicles: "vehicles",
  bikeCounter: "cyclists",
  visionBike: "people",
};

/**
 * True if the figures need the counts of pedestrians and cyclists: a bicycle counter without plain counts may
 * count its cyclists separately.
 * @param totalVehicles null: not known for the period; undefined: not answered yet
 */
export const asksForPeople = (kind: ClientKind, totalVehicles: number | null | undefined): boolean =>
  countedBy[kind] === "people" || (kind === "bikeCounter" && totalVehicles !== undefined && !totalVehicles);

export const countedOf = (kind: ClientKind): Counted => countedBy[kind];
