import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Principal } from "../auth/principal.js";
import type { Db } from "../db/tables.js";
import { tagsOf } from "./tags.rules.js";
import { clientsOf, groupsNamed, targetOf } from "./target.rules.js";

/**
 * Adds a row to the audit log: who, as whom, what, when, and the result. `result` is "done" or the code of a
 * refusal.
 */
export async function addAuditRow(
  tx: Db,
  request: FastifyRequest,
  principal: Principal | { userId: number } | null,
  now: number,
  result: string,
): Promise<{ auditId: number; userId: number | null }> {
  const userId = principal && "userId" in principal ? principal.userId : null;
  const revised = result === "done" ? request.revisions : [];
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
      items: revised.length,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const clients = clientsOf(input);
  const named = clients.map((client_id) => ({ client_id, time: now, audit_id: id }));
  if (named.length > 0) await tx.insertInto("audit_client").values(named).execute();
  const groups = [...(await groupsOf(tx, clients)), ...groupsNamed(input), ...actingFor(principal)];
  const tags = tagsOf(groups, revised);
  const rows = tags.map((tag) => ({ tag, time: now, audit_id: id }));
  if (rows.length > 0) await tx.insertInto("audit_tag").values(rows).execute();
  return { auditId: id, userId };
}

/** Adds what the operator did by one of the platform's commands: no person's and no key's. */
export async function addOperatorRow(
  tx: Db,
  { command, ids }: { command: string; ids: Record<string, number> },
  now: number,
): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({
      time: now,
      user_id: null,
      key_id: null,
      who: null,
      acting_group_id: null,
      request_id: randomUUID(),
      call: `OPERATOR ${command}`,
      target: JSON.stringify(targetOf(ids)),
      result: "done",
      items: 0,
    })
    .execute();
}

/** The groups of the clients that a call named, once it is done. */
async function groupsOf(tx: Db, clientIds: number[]): Promise<number[]> {
  if (clientIds.length === 0) return [];
  const rows = await tx
    .selectFrom("client_group")
    .select("group_id")
    .distinct()
    .where("client_id", "in", clientIds)
    .execute();
  return rows.map(({ group_id }) => group_id);
}

function actingFor(principal: Principal | { userId: number } | null): number[] {
  if (!principal || !("kind" in principal) || !("groupId" in principal)) return [];
  return principal.groupId === null ? [] : [principal.groupId];
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
