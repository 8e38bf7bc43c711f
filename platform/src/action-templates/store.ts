import type { ActionTemplateRow } from "../db/tables/actionTemplates.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { actionTemplateContent, etagOfContent } from "../revisions/contents.js";
import type { ActionData } from "./action.rules.js";

/** By id; with `visibleOnly` only those that users see. */
export function listTemplates(db: Db, visibleOnly: boolean): Promise<ActionTemplateRow[]> {
  const templates = db.selectFrom("action_template").selectAll().orderBy("id");
  return (visibleOnly ? templates.where("user_visible", "=", 1) : templates).execute();
}

/** The actions that users may ask for. */
export async function visibleActionTypes(db: Db): Promise<Set<string>> {
  const templates = await listTemplates(db, true);
  return new Set(templates.map(({ data }) => (JSON.parse(data) as ActionData).actionType));
}

export interface TemplateFields {
  data: ActionData;
  metaData: Record<string, unknown>;
  userVisible: boolean;
}

export function addTemplate(
  tx: Db,
  { data, metaData, userVisible }: TemplateFields,
  now: number,
): Promise<ActionTemplateRow> {
  return tx
    .insertInto("action_template")
    .values({
      data: JSON.stringify(data),
      meta_data: JSON.stringify(metaData),
      user_visible: userVisible ? 1 : 0,
      create_date: now,
      change_date: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets the given fields. @throws PlatformError NOT_FOUND */
export async function writeTemplate(
  tx: Db,
  id: number,
  { data, metaData, userVisible }: Partial<TemplateFields>,
  now: number,
): Promise<ActionTemplateRow> {
  const row = await tx
    .updateTable("action_template")
    .set({
      change_date: now,
      ...(data ? { data: JSON.stringify(data) } : {}),
      ...(metaData ? { meta_data: JSON.stringify(metaData) } : {}),
      ...(userVisible === undefined ? {} : { user_visible: userVisible ? 1 : 0 }),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound("template");
  return row;
}

/** @throws PlatformError NOT_FOUND */
export async function deleteTemplate(tx: Db, id: number): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom("action_template").where("id", "=", id).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("template");
}

export function toTemplateJson(row: ActionTemplateRow) {
  return {
    id: row.id,
    data: JSON.parse(row.data),
    metaData: JSON.parse(row.meta_data),
    userVisible: row.user_visible === 1,
    createDate: row.create_date,
    changeDate: row.change_date,
    etag: etagOfContent(actionTemplateContent(row)),
  };
}
