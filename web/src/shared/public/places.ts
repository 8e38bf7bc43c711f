import type { PublicLocationFragment } from "../../graphql/generated";
import { type ClientKind, clientKind } from "../chart/clientKind";
import type { GraphKind } from "../chart/graphKind";
import { graphSet } from "../chart/graphSet";
import type { Measurement } from "../chart/measurement";
import { toldGraphs } from "../chart/told";
import type { Heard } from "../clients/activity";
import { type Position, positionOf } from "../map/position";

/** A place whose traffic is public. */
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

/** Irrigation valves count nobody: what hangs on a valve group alone is no place of traffic. */
export const isOfTraffic = ({ groups }: Pick<PublicLocationFragment, "groups">): boolean =>
  groups === null || groups.length === 0 || groups.some(({ type }) => type !== "VALVE");

/** The graphs of a place of which anything is told, in reading order. */
export const graphsOf = ({ kind, inOut }: PublicPlace, measurement: Measurement): readonly GraphKind[] =>
  toldGraphs(graphSet(kind, inOut, measurement), measurement);
