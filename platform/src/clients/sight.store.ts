import type { Db } from "../db/tables.js";
import { laterOf, type SeenFrom } from "./sight.rules.js";

/** The groups that came to a client after an instant: of before they see nothing. */
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
 * From when on the past of some clients is seen by a group, or by a key of no group.
 * @returns by client; those of which all is seen are left out
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
