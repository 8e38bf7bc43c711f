import type { FastifyRequest } from "fastify";
import type { Principal } from "../auth/principal.js";
import type { Db } from "../db/tables.js";
import { clientsOf, targetOf } from "./target.rules.js";

/** Adds a row to the audit log: who, as whom, what, when, and how it went. `result` is "done" or the code of a refusal. */
export async function addAuditRow(
  tx: Db,
  request: FastifyRequest,
  principal: Principal | { userId: number } | null,
  now: number,
  result: string,
): Promise<void> {
  const userId = principal && "userId" in principal ? principal.userId : null;
  const input = { ...asObject(request.query), ...asObject(request.body) };
  const { id } = await tx
    .insertInto("audit_log")
    .values({
      time: now,
      user_id: userId,
      key_id: principal && "keyId" in principal ? principal.keyId : null,
      who: userId === null ? null : await emailOf(tx, userId),
      acting_group_id:
        principal && "kind" in principal && principal.kind === "acting" ? principal.groupId : null,
      request_id: request.id,
      call: `${request.method} ${request.routeOptions.url ?? ""}`,
      target: JSON.stringify(targetOf(input)),
      result,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const named = clientsOf(input).map((client_id) => ({ client_id, time: now, audit_id: id }));
  if (named.length > 0) await tx.insertInto("audit_client").values(named).execute();
}

async function emailOf(tx: Db, userId: number): Promise<string | null> {
  const user = await tx
    .selectFrom("user_account")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.email ?? null;
}

function asObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
