import type { Db } from "../db/tables.js";
import { logEvents } from "../events/store.js";
import { clientAlarms, clientInfo, reportedParameters, toldCount } from "./clientJson.js";
import { groupsFromAfter } from "./sight.store.js";
import { type ClientRecord, requireClient } from "./store.js";

const ALL = { kind: "all" } as const;

/**
 * Sends the state of a client's device to its groups.
 * @throws PlatformError NOT_FOUND if the client is gone
 */
export async function logStatus(tx: Db, clientId: number, now: number): Promise<void> {
  const client = await requireClient(tx, ALL, clientId);
  const told = (record: ClientRecord) => ({
    clientId,
    lastActiveDate: record.lastActiveDate,
    lastCountDate: toldCount(record),
    info: clientInfo(record, now),
    alarms: clientAlarms(record),
    reportedParameters: reportedParameters(record),
  });
  const earliest = Math.min(...[client.lastCountDate, client.overlapDate].map((date) => date ?? now));
  const isMoved = client.groupSince !== null && earliest < client.groupSince;
  const late = isMoved
    ? {
        groups: await groupsFromAfter(tx, clientId, earliest),
        data: told({ ...client, seenFrom: client.groupSince }),
      }
    : undefined;
  const event = { clientId, audience: client.groups, data: told(client), late };
  await logEvents(tx, [{ type: "client.status", ...event }], now);
}
