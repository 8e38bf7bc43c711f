import type { Db } from "../db/tables.js";
import { logEvents } from "../events/store.js";
import { clientAlarms, clientInfo, reportedParameters } from "./clientJson.js";
import { requireClient } from "./store.js";

const ALL = { kind: "all" } as const;

/** Tells a client's groups how its device is now. @throws PlatformError NOT_FOUND where the client is gone */
export async function logStatus(tx: Db, clientId: number, now: number): Promise<void> {
  const client = await requireClient(tx, ALL, clientId);
  const data = {
    clientId,
    lastActiveDate: client.lastActiveDate,
    lastCountDate: client.lastCountDate,
    info: clientInfo(client, now),
    alarms: clientAlarms(client),
    reportedParameters: reportedParameters(client),
  };
  await logEvents(tx, [{ type: "client.status", clientId, audience: client.groups, data }], now);
}
