import type { ResourceRow } from "../db/tables/resources.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { etagOfContent, resourceContent } from "../revisions/contents.js";
import type { Bucket } from "./data.rules.js";

export function toResourceJson(row: ResourceRow) {
  return {
    id: row.id,
    bucket: row.bucket as Bucket,
    data: JSON.parse(row.data),
    metaData: JSON.parse(row.meta_data),
    createDate: row.create_date,
    changeDate: row.change_date,
    etag: etagOfContent(resourceContent(row)),
  };
}

/** @throws PlatformError NOT_FOUND */
export async function findResource(db: Db, id: number): Promise<ResourceRow> {
  const row = await db.selectFrom("resource").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound("resource");
  return row;
}

/** The resources of a bucket, or all if none is named, in order of creation. */
export function listResources(db: Db, bucket: Bucket | undefined): Promise<ResourceRow[]> {
  const rows = db.selectFrom("resource").selectAll().orderBy("id");
  return (bucket === undefined ? rows : rows.where("bucket", "=", bucket)).execute();
}

export function addResource(
  tx: Db,
  resource: { bucket: Bucket; data: object; metaData: object },
  now: number,
): Promise<ResourceRow> {
  return tx
    .insertInto("resource")
    .values({
      bucket: resource.bucket,
      data: JSON.stringify(resource.data),
      meta_data: JSON.stringify(resource.metaData),
      create_date: now,
      change_date: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Replaces the given fields, and keeps the rest. */
export function writeResource(
  tx: Db,
  id: number,
  change: { data: object | undefined; metaData: object | undefined },
  now: number,
): Promise<ResourceRow> {
  return tx
    .updateTable("resource")
    .set({
      ...(change.data ? { data: JSON.stringify(change.data) } : {}),
      ...(change.metaData ? { meta_data: JSON.stringify(change.metaData) } : {}),
      change_date: now,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteResource(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom("resource").where("id", "=", id).execute();
}
