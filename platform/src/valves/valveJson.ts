import type { Static } from "typebox";
import { toClientJson } from "../clients/clientJson.js";
import type { ClientScope } from "../clients/scope.js";
import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import { effectiveMode, type StoredMode } from "./mode.rules.js";
import type { ValveClientJson } from "./schemas.js";
import {
  type Deviation,
  deviationOf,
  expectedOpen,
  expectedSince,
  flowState,
  nextExpectedChange,
  type Programme,
  pingIntervalOf,
  type Report,
} from "./state.rules.js";
import { contradictsSince, lastReports, latestConfig, programmesOf } from "./store.js";

/** A valve that has deviated for longer is not asked for the exact moment. */
const LOOK_BACK = 31 * DAY;

/** Clients with how their valves are and should be. */
export async function valvesOf(
  db: Db,
  clients: ClientRecord[],
  scope: ClientScope,
  now: number,
): Promise<Static<typeof ValveClientJson>[]> {
  const ids = clients.map(({ id }) => id);
  const [programmes, reports] = [await programmesOf(db, ids), await lastReports(db, ids)];
  return Promise.all(
    clients.map(async (client) => {
      const [programme, report] = [programmes.get(client.id) ?? null, reports.get(client.id) ?? null];
      const mode = effectiveMode(client.valveMode, now);
      const valve = {
        mode: mode.mode,
        manualUntil: mode.manualUntil,
        expectedOpen: expectedOpen(mode, programme, now),
        reported: report,
        state: flowState(report, now),
        nextChange: nextExpectedChange(mode, programme, now),
        deviation: await findDeviation(db, client.id, mode, programme, report, now),
      };
      return { ...toClientJson(client, scope, now), valve };
    }),
  );
}

/** Looks into the reports only of a valve that is not as it should be. */
async function findDeviation(
  db: Db,
  clientId: number,
  mode: StoredMode,
  programme: Programme | null,
  report: Report | null,
  now: number,
): Promise<Deviation | null> {
  const state = flowState(report, now);
  const expected = expectedOpen(mode, programme, now);
  if (state === "UNKNOWN" || (state === "OPEN") === expected) return null;
  const since = expectedSince(mode, programme, now);
  const differs = (await contradictsSince(db, clientId, expected, Math.max(since, now - LOOK_BACK))) ?? since;
  return deviationOf(state, expected, differs, pingIntervalOf(await latestConfig(db, clientId)), now);
}
