import { findClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import { situationsOf } from "../valves/situations.js";
import { valveIds } from "../valves/store.js";
import type { News } from "./news.js";
import { type KeptWatch, type WatchChange, type Watcher, watchKey } from "./scan.store.js";
import { lookAtValve, VALVE_FAULTS, type ValveFault, type ValveSight } from "./valveWatch.rules.js";
import type { Looks } from "./watch.rules.js";

/** Longer than any device may take to obey. */
const LOOK_BACK = 3 * DAY;

/** All valves at a look, from a few queries; null if nothing is known. */
export type ValveSights = Map<number, ValveSight | null>;

export async function sightsOfValves(db: Db, now: number): Promise<ValveSights> {
  const ids = await valveIds(db);
  if (ids.length === 0) return new Map();
  const clients = await findClients(db, { kind: "all" }, ids);
  const sights: ValveSights = new Map();
  for (const [id, { flow, expected, contradiction }] of await situationsOf(db, clients, now, LOOK_BACK))
    sights.set(
      id,
      flow === "UNKNOWN"
        ? null
        : { differs: contradiction && { ...contradiction, fault: expected ? "dry" : "flows" } },
    );
  return sights;
}

/** Looks at the valves that a person sees. @returns the news for the person, and the new state of watches */
export function lookAtValves(
  { userId, preferences, inSight }: Watcher,
  sights: ValveSights,
  kept: Map<string, KeptWatch>,
  looks: Looks,
): { news: News[]; watches: WatchChange[] } {
  const [news, watches]: [News[], WatchChange[]] = [[], []];
  for (const [clientId, sight] of sights) {
    if (sight === null || !inSight.has(clientId)) continue;
    for (const about of VALVE_FAULTS) {
      const old = kept.get(watchKey(userId, clientId, about))?.watch;
      const { watch, told } = lookAtValve(old, about, sight, looks);
      if (watch !== old) watches.push({ userId, clientId, about, watch });
      const event = told && eventOf(told.event, about, sight);
      if (event && preferences.events.valve) news.push({ ...told, event, clientId, alarms: [] });
    }
  }
  return { news, watches };
}

/** A valve that stops flowing and is dry instead still deviates. */
function eventOf(told: "silent" | "back", fault: ValveFault, { differs }: ValveSight): News["event"] | null {
  if (told === "silent") return fault === "flows" ? "valveFlows" : "valveDry";
  return differs ? null : "valveObeys";
}
