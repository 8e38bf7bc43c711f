import type { PublicLocationFragment } from "../../graphql/generated";
import { type ClientKind, clientKind } from "../chart/clientKind";
import type { GraphKind } from "../chart/graphKind";
import { graphSet } from "../chart/graphSet";
import type { Measurement } from "../chart/measurement";
import { toldGraphs } from "../chart/told";
import type { Heard } from "../clients/activity";
import { type Position, positionOf } from "../map/position";

/** A place with public traffic data. */
export type PublicPlace = Heard & {
  id: string;
  name: string;
  address: string | null;
  kind: ClientKind;
  /** Counts are shown by direction. */
  inOut: boolean;
  timeZone: string;
  /** km/h */
  speedLimit: number;
  position: Position | null;
};

export function placeOf(client: PublicLocationFragment): PublicPlace {
  const { id, name, timeZone, settings, groups } = client;
  const { lastActiveDate, hasReported, lastCountDate, hasCounted } = client;
  return {
    id,
    name,
    address: settings.locationAddress,
    kind: clientKind(client),
    inOut: groups?.some(({ inOutGraphs }) => inOutGraphs) ?? false,
    timeZone,
    lastActiveDate,
    hasReported,
    lastCountDate,
    hasCounted,
    speedLimit: settings.speedLimit,
    position: positionOf(client),
  };
}

/** Irrigation valves count nothing: a device in valve groups only is no place with traffic. */
export const isOfTraffic = ({ groups }: Pick<PublicLocationFragment, "groups">): boolean =>
  groups === null || groups.length === 0 || groups.some(({ type }) => type !== "VALVE");

/** Graphs of a place that have data, in reading order. */
export const graphsOf = ({ kind, inOut }: PublicPlace, measurement: Measurement): readonly GraphKind[] =>
  toldGraphs(graphSet(kind, inOut, measurement), measurement);
