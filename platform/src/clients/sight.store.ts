import type { Db } from "../db/tables.js";
import { laterOf, type SeenFrom } from "./sight.rules.js";

/** Groups that a client came to after an instant: they see nothing from before. */
export async function groupsFromAfter(db: Db, clientId: number, instant: number): Promise<number[]> {
  const rows = await db
    .selectFrom("client_group")
    .select("group_id")
    .where("client_id", "=", clientId)
    .where("since", ">", instant)
    .orderBy("group_id")
    .execute();
  return rows.map(({ group_id }) => group_id);
}

/**
 * The instants from which a group, or a key without a group, sees the past of some clients.
 * @returns by client; those with a fully visible past are left out
 */
export async function seenFromOfClients(
  db: Db,
  clientIds: readonly number[],
  groupId: number | null,
): Promise<Map<number, SeenFrom>> {
  if (clientIds.length === 0) return new Map();
  let query = db
    .selectFrom("client_group")
    .select(["client_id", "since"])
    .where("client_id", "in", clientIds)
    .where("since", "is not", null);
  if (groupId !== null) query = query.where("group_id", "=", groupId);
  const seen = new Map<number, SeenFrom>();
  for (const { client_id, since } of await query.execute())
    seen.set(client_id, laterOf(seen.get(client_id) ?? null, since));
  return seen;
}
