import { createHash } from "node:crypto";
import type { Db } from "../db/tables.js";
import { findPlaces } from "../places/find.store.js";
import type { ClientScope } from "./scope.js";

/**
 * A text that changes with the set of clients in a scope, and with the visible part of their past. Callers
 * that cache answers use it to drop what they may no longer hold. For those who see all clients it is
 * constant, as they can lose nothing.
 */
export async function clientsTag(db: Db, scope: ClientScope): Promise<string> {
  if (scope.kind === "all" || scope.kind === "none") return scope.kind;
  let seen = db
    .selectFrom("client_group")
    .select(["client_id", "since"])
    .distinct()
    .orderBy("client_id")
    .orderBy("since");
  if (scope.groupId !== null) seen = seen.where("group_id", "=", scope.groupId);
  if (scope.kind === "clients") seen = seen.where("client_id", "in", scope.clientIds);
  const ids = (await seen.execute()).map(({ client_id, since }) =>
    since === null ? client_id : `${client_id} ${since}`,
  );
  for (const { id, stretches } of await findPlaces(db, scope)) {
    const stays = (stretches ?? []).map(({ clientId, from, to }) => `${clientId} ${from} ${to}`);
    ids.push(`place ${id} ${stays.join()}`);
  }
  return createHash("sha256").update(ids.join()).digest("base64url").slice(0, 22);
}
