import type { SelectQueryBuilder } from "kysely";
import type { ActionData } from "../action-templates/action.rules.js";
import type { MemberPrincipal } from "../auth/principal.js";
import { PERSON_COLUMNS, type PersonRow, userRef } from "../auth/userRef.js";
import type { ActionRow } from "../db/tables/actions.js";
import type { Database, Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import type { ActionStatus, Progress } from "./status.rules.js";

export type ActionRecord = ActionRow & PersonRow & { email_key: string | null };

/** Actions with the e-mail of the person who asked for them. */
export function actionRows(db: Db): SelectQueryBuilder<Database, "action" | "user_account", ActionRecord> {
  return db
    .selectFrom("action")
    .leftJoin("user_account", "user_account.id", "action.created_by")
    .select([
      "action.id",
      "action.client_id",
      "action.data",
      "action.status",
      "action.enabled",
      "action.message",
      "action.created_by",
      "action.create_date",
      "action.accept_date",
      "action.done_date",
      ...PERSON_COLUMNS,
      "user_account.email_key",
    ]);
}

/** @throws PlatformError NOT_FOUND */
export async function findAction(db: Db, id: number): Promise<ActionRecord> {
  const row = await actionRows(db).where("action.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("action");
  return row;
}

/** Asks for an action of each client. The answer is in the clients' order. */
export async function addActions(
  tx: Db,
  clientIds: number[],
  data: ActionData,
  createdBy: number | null,
  now: number,
): Promise<ActionRecord[]> {
  const added = await tx
    .insertInto("action")
    .values(
      clientIds.map((clientId) => ({
        client_id: clientId,
        data: JSON.stringify(data),
        status: "created",
        enabled: 1,
        created_by: createdBy,
        create_date: now,
      })),
    )
    .returning("id")
    .execute();
  const ids = added.map(({ id }) => id);
  return actionRows(tx).where("action.id", "in", ids).orderBy("action.id").execute();
}

export async function setEnabled(tx: Db, id: number, enabled: boolean): Promise<void> {
  await tx
    .updateTable("action")
    .set({ enabled: enabled ? 1 : 0 })
    .where("id", "=", id)
    .execute();
}

/** Deletes an action; if `status` is given, only while it has that status. @returns true if it did */
export async function deleteAction(tx: Db, id: number, status?: ActionStatus): Promise<boolean> {
  const action = tx.deleteFrom("action").where("id", "=", id);
  const { numDeletedRows } = await (status === undefined
    ? action
    : action.where("status", "=", status)
  ).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all that succeeded. @returns the client of each */
export async function deleteSucceeded(tx: Db): Promise<number[]> {
  const rows = await tx
    .deleteFrom("action")
    .where("status", "=", "succeeded")
    .returning("client_id")
    .execute();
  return rows.map((row) => row.client_id);
}

/** A device's pending actions, oldest first. */
export function pendingActions(db: Db, clientId: number): Promise<ActionRecord[]> {
  return actionRows(db)
    .where("action.client_id", "=", clientId)
    .where("action.status", "in", ["created", "accepted"])
    .where("action.enabled", "=", 1)
    .orderBy("action.id")
    .execute();
}

/** Stores an action's progress. @throws PlatformError NOT_FOUND if it was deleted meanwhile */
export async function writeProgress(
  tx: Db,
  id: number,
  { status, acceptDate, doneDate }: Progress,
  message: string | null,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("action")
    .set({ status, accept_date: acceptDate, done_date: doneDate, message })
    .where("id", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound("action");
}

/** An action without the person who asked for it. */
export function actionFields(row: ActionRecord) {
  return {
    id: row.id,
    clientId: row.client_id,
    data: JSON.parse(row.data),
    status: row.status as ActionStatus,
    enabled: row.enabled === 1,
    message: row.message,
    createDate: row.create_date,
    acceptDate: row.accept_date,
    doneDate: row.done_date,
  };
}

/** An action as shown to a viewer. */
export function toActionJson(row: ActionRecord, viewer: MemberPrincipal) {
  return { ...actionFields(row), createdBy: userRef(row.created_by, row, viewer) };
}
