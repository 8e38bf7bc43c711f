import type { Db } from "../db/tables.js";
import type { JobContext } from "../jobs/jobs.js";
import { LONGEST_BATCH } from "../measurements/ingest.rules.js";
import { breather } from "./breath.js";
import { clientIds } from "./clients.store.js";
import { keepCutHours } from "./cutHours.js";
import { keepTouchedHours } from "./keptHours.js";
import {
  deleteDiagnostics,
  deleteOldOrders,
  deleteReadings,
  dropOldDiagnostics,
  dropOldReadings,
  noteReadingsDeleted,
} from "./retention.store.js";

/**
 * Deletes expired data: raw readings, diagnostics, reported values and orders of valves. Hours stay, and so do
 * those that moves cut.
 * @param keptFrom Unix seconds; 0 if all are kept
 */
export async function deleteOld(
  db: { read: Db; write: Db },
  { now, signal }: JobContext,
  keptFrom: { readings: number; diagnostics: number },
): Promise<void> {
  const { readings, diagnostics } = keptFrom;
  await keepCutHours(db, now);
  if (readings > 0) {
    await keepTouchedHours(db, readings + LONGEST_BATCH);
    await noteReadingsDeleted(db.write, readings);
    await dropOldReadings(db.write, readings);
  }
  if (diagnostics > 0) await dropOldDiagnostics(db.write, diagnostics);
  const breathe = breather();
  for await (const clientId of clientIds(db.read)) {
    if (signal.aborted) return;
    await deleteReadings(db.write, clientId, readings, breathe);
    await deleteDiagnostics(db.write, clientId, diagnostics, breathe);
    await deleteOldOrders(db.write, clientId, diagnostics);
  }
}
