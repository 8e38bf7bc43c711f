import { requireClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { logEvents } from "../events/store.js";
import type { ActionStatus } from "./status.rules.js";

/** What became of an action of a client; without its id, of several. */
export interface ActionNews {
  clientId: number;
  actionId?: number;
  status?: ActionStatus;
}

/** Tells those who see the clients that actions changed. Comes last in a transaction. */
export async function tellOfActions(tx: Db, news: ActionNews[], now: number): Promise<void> {
  if (news.length === 0) return;
  const ids = [...new Set(news.map(({ clientId }) => clientId))];
  const clients = await requireClients(tx, { kind: "all" }, ids);
  const groupsOf = new Map(clients.map(({ id, groups }) => [id, groups]));
  const events = news.map((data) => ({
    type: "action.changed" as const,
    clientId: data.clientId,
    audience: groupsOf.get(data.clientId) ?? [],
    data,
  }));
  await logEvents(tx, events, now);
}
