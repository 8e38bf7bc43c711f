import { findClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { logEvents } from "../events/store.js";
import { effectiveMode } from "./mode.rules.js";

/** Tells those who see these clients that their valves are controlled otherwise now. Comes last in its transaction. */
export async function logValveChanges(tx: Db, clientIds: number[], now: number): Promise<void> {
  if (clientIds.length === 0) return;
  const clients = await findClients(tx, { kind: "all" }, clientIds);
  const changes = clients.map((client) => {
    const { mode, manualUntil } = effectiveMode(client.valveMode, now);
    const data = { clientId: client.id, mode, manualUntil };
    return { type: "valve.changed" as const, clientId: client.id, audience: client.groups, data };
  });
  await logEvents(tx, changes, now);
}
