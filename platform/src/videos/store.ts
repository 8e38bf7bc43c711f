import type { VideoRow } from "../db/tables/videos.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import type { Page, Paging } from "../http/paging.js";
import { newestFirst } from "../http/sortedPage.js";
import { NO_FILM } from "./films.store.js";
import { isLabelled, type NewVideo, type Vehicle } from "./vehicles.rules.js";

/** The vehicles of a video. Those stored before frames were recorded have none. */
export function vehiclesOf({ vehicles }: Pick<VideoRow, "vehicles">): Vehicle[] {
  const stored: Vehicle[] = JSON.parse(vehicles);
  return stored.map((vehicle) => ({ ...vehicle, frame: vehicle.frame ?? null }));
}

export function toVideoJson(row: VideoRow) {
  return {
    id: row.id,
    checked: row.checked === 1,
    title: row.title,
    recordedDate: row.recorded_date,
    url: row.url,
    frameRate: row.frame_rate,
    vehicles: vehiclesOf(row),
  };
}

/** A video in the administrators' list: its state, without plates. */
export function toListedVideoJson(row: VideoRow) {
  const vehicles = vehiclesOf(row);
  return {
    id: row.id,
    title: row.title,
    recordedDate: row.recorded_date,
    url: row.url,
    fileSize: row.file_size,
    frameRate: row.frame_rate,
    checked: row.checked === 1,
    createDate: row.create_date,
    checkedDate: row.checked_date,
    labellerId: row.labeller_id,
    leaseUntil: row.lease_until,
    vehicles: vehicles.length,
    labelled: vehicles.filter(isLabelled).length,
    faultyReadings: vehicles.filter(({ faultyReading }) => faultyReading).length,
    platesRemoved: row.plates_removed === 1,
  };
}

/** Adds a video whose film is at an address elsewhere. */
export function addVideo(
  tx: Db,
  { url, frameRate, title, recordedDate, vehicles }: NewVideo,
  now: number,
): Promise<VideoRow> {
  return tx
    .insertInto("video")
    .values({
      url,
      frame_rate: frameRate,
      title,
      recorded_date: recordedDate,
      vehicles: JSON.stringify(vehicles),
      checked: 0,
      create_date: now,
      plates_removed: 0,
      complete: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A page of the videos, newest first. */
export function listVideos(db: Db, paging: Paging): Promise<Page<VideoRow>> {
  const videos = db.selectFrom("video").selectAll().where("complete", "=", 1);
  return newestFirst(videos, "video.id", paging, ({ id }) => id);
}

/** @throws PlatformError NOT_FOUND */
export async function requireVideo(db: Db, id: number): Promise<VideoRow> {
  const videos = db.selectFrom("video").selectAll().where("id", "=", id).where("complete", "=", 1);
  const video = await videos.executeTakeFirst();
  if (!video) throw notFound("video");
  return video;
}

/** Hides a video with its labels, and takes it from its labeller. Its bytes are discarded afterwards. */
export async function hideVideo(tx: Db, id: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("video")
    .set({ ...NO_FILM, vehicles: "[]", labeller_id: null, lease_until: null, complete: 0 })
    .where("id", "=", id)
    .where("complete", "=", 1)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound("video");
}

/** Numbers of waiting videos, those in work, and done ones. */
export async function countVideos(
  db: Db,
  now: number,
): Promise<{ waiting: number; inWork: number; done: number }> {
  const { all, inWork, done } = await db
    .selectFrom("video")
    .select(({ fn, eb }) => [
      fn.countAll<number>().as("all"),
      fn
        .count<number>(
          eb
            .case()
            .when(eb.and([eb("checked", "=", 0), eb("lease_until", ">", now)]))
            .then(1)
            .end(),
        )
        .as("inWork"),
      fn.count<number>(eb.case().when("checked", "=", 1).then(1).end()).as("done"),
    ])
    .where("complete", "=", 1)
    .executeTakeFirstOrThrow();
  return { waiting: all - inWork - done, inWork, done };
}
