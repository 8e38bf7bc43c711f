import { groupsFromAfter } from "../clients/sight.store.js";
import { requireClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { logEvents, type NewEvent } from "../events/store.js";
import type { ActionStatus } from "./status.rules.js";

/** The change of an action of a client; without its id, of several. */
export interface ActionNews {
  clientId: number;
  actionId?: number;
  status?: ActionStatus;
}

/** Notifies those who see the clients that actions changed. Comes last in a transaction. */
export async function tellOfActions(tx: Db, news: ActionNews[], now: number): Promise<void> {
  if (news.length === 0) return;
  const ids = [...new Set(news.map(({ clientId }) => clientId))];
  const clients = await requireClients(tx, { kind: "all" }, ids);
  const byId = new Map(clients.map((client) => [client.id, client]));
  const events: NewEvent[] = [];
  for (const data of news) {
    const { clientId } = data;
    const client = byId.get(clientId);
    const late = client?.groupSince == null ? [] : await groupsWithout(tx, data);
    events.push({
      type: "action.changed",
      clientId,
      audience: client?.groups ?? [],
      data,
      ...(late.length > 0 ? { late: { groups: late, data: { clientId } } } : {}),
    });
  }
  await logEvents(tx, events, now);
}

/**
 * Groups that a client came to after an action was asked for. If the action is gone, all groups that it came
 * to by a move.
 */
async function groupsWithout(tx: Db, { clientId, actionId = 0 }: ActionNews): Promise<number[]> {
  const action = await tx
    .selectFrom("action")
    .select("create_date")
    .where("id", "=", actionId)
    .executeTakeFirst();
  return groupsFromAfter(tx, clientId, action?.create_date ?? 0);
}
