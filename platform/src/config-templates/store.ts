import { superTypeOf } from "@obcestje/contract/hardware.js";
import type { ClientConfig } from "../configs/config.schema.js";
import { diffConfigs } from "../configs/diff.rules.js";
import type { ConfigTemplateRow } from "../db/tables/configTemplates.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { configTemplateContent, etagOfContent } from "../revisions/contents.js";
import type { TemplateMeta } from "./template.rules.js";

/** A template as listed, without its data. */
export type ListedTemplate = Omit<ConfigTemplateRow, "data">;

/** By name, then id. */
export function listTemplates(db: Db): Promise<ListedTemplate[]> {
  return db
    .selectFrom("config_template")
    .select(["id", "name", "version", "meta_data", "create_date", "change_date"])
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** @throws PlatformError NOT_FOUND */
export async function findTemplate(db: Db, id: number): Promise<ConfigTemplateRow> {
  const row = await db.selectFrom("config_template").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound("template");
  return row;
}

export interface TemplateFields {
  name: string;
  data: ClientConfig;
  metaData: TemplateMeta;
}

export function addTemplate(
  tx: Db,
  { name, data, metaData }: TemplateFields,
  now: number,
): Promise<ConfigTemplateRow> {
  return tx
    .insertInto("config_template")
    .values({
      name,
      version: 1,
      data: JSON.stringify(data),
      meta_data: JSON.stringify(metaData),
      create_date: now,
      change_date: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets the given fields. The version grows if the data differs. @throws PlatformError NOT_FOUND */
export async function writeTemplate(
  tx: Db,
  id: number,
  { name, data, metaData }: Partial<TemplateFields>,
  now: number,
): Promise<ConfigTemplateRow> {
  const old = await findTemplate(tx, id);
  const differs = data !== undefined && diffConfigs(JSON.parse(old.data), data).length > 0;
  return tx
    .updateTable("config_template")
    .set({
      change_date: now,
      ...(name === undefined ? {} : { name }),
      ...(differs ? { data: JSON.stringify(data), version: old.version + 1 } : {}),
      ...(metaData ? { meta_data: JSON.stringify(metaData) } : {}),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws PlatformError NOT_FOUND */
export async function deleteTemplate(tx: Db, id: number): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom("config_template").where("id", "=", id).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("template");
}

export function toListedJson(row: ListedTemplate) {
  const metaData: TemplateMeta = JSON.parse(row.meta_data);
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    metaData,
    superType: superTypeOf(metaData.hardwareType),
    createDate: row.create_date,
    changeDate: row.change_date,
  };
}

export function toTemplateJson(row: ConfigTemplateRow) {
  const etag = etagOfContent(configTemplateContent(row));
  return { ...toListedJson(row), data: JSON.parse(row.data), etag };
}
