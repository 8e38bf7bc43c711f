import type { Activity } from "../../../shared/clients/activity";
import type { MapMarker } from "../../../shared/map/mapMarker";
import { positionOf } from "../../../shared/map/position";
import { type Stand, standOf } from "../../../shared/valves/stand";
import type { ValveLocationLine } from "../../../shared/valves/valve";

/** The map's four colours and shapes, as they are for valves. */
const looks: Record<Stand, Activity> = { open: "ok", closed: "never", care: "late", flows: "silent" };

/** What each of them is called. */
export const markWords = {
  ok: "markOpen",
  never: "markClosed",
  late: "markCare",
  silent: "markFlows",
  counted: "unknown",
  unknown: "unknown",
} as const satisfies Record<Activity, string>;

/** Markers of the valves that have a place. */
export const valveMarkers = (locations: readonly ValveLocationLine[]): MapMarker[] =>
  locations.flatMap(({ valves }) =>
    valves.flatMap((valve) => {
      const position = positionOf(valve.client);
      if (position === null) return [];
      return [{ id: valve.id, position, activity: looks[standOf(valve)], label: valve.client.name }];
    }),
  );
