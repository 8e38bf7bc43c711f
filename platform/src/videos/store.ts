import type { VideoRow } from "../db/tables/videos.js";
import type { Db } from "../db/tables.js";
import { conflict, notFound } from "../errors.js";
import type { Page, Paging } from "../http/paging.js";
import { newestFirst } from "../http/sortedPage.js";
import { MINUTE } from "../time/clock.js";
import type { Vehicle } from "./vehicles.rules.js";

/** A video is kept so long for the labeller who was last heard of. */
export const LEASE = 30 * MINUTE;

export const vehiclesOf = ({ vehicles }: Pick<VideoRow, "vehicles">): Vehicle[] => JSON.parse(vehicles);

export function toVideoJson(row: VideoRow) {
  return {
    id: row.id,
    checked: row.checked === 1,
    url: row.url,
    frameRate: row.frame_rate,
    vehicles: vehiclesOf(row),
  };
}

/** A video as administrators see it: how far it is, and no plates. */
export function toListedVideoJson(row: VideoRow) {
  const vehicles = vehiclesOf(row);
  return {
    id: row.id,
    url: row.url,
    frameRate: row.frame_rate,
    checked: row.checked === 1,
    createDate: row.create_date,
    checkedDate: row.checked_date,
    labellerId: row.labeller_id,
    leaseUntil: row.lease_until,
    vehicles: vehicles.length,
    faultyReadings: vehicles.filter(({ faultyReading }) => faultyReading).length,
    platesRemoved: row.plates_removed === 1,
  };
}

/** The id of the video that a labeller goes on with: the own one in work, else the oldest that nobody holds; null where there is none. */
export async function findNextVideo(db: Db, labellerId: number, now: number): Promise<number | null> {
  const unchecked = db.selectFrom("video").select("id").where("checked", "=", 0).limit(1);
  const own = await unchecked
    .where("labeller_id", "=", labellerId)
    .orderBy("lease_until", "desc")
    .orderBy("id")
    .executeTakeFirst();
  if (own) return own.id;
  const free = await unchecked
    .where((where) => where.or([where("lease_until", "is", null), where("lease_until", "<=", now)]))
    .orderBy("id")
    .executeTakeFirst();
  return free?.id ?? null;
}

/** Keeps a video for a labeller from now on. */
export function leaseVideo(tx: Db, id: number, labellerId: number, now: number): Promise<VideoRow> {
  return tx
    .updateTable("video")
    .set({ labeller_id: labellerId, lease_until: now + LEASE })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * A video that a labeller may write to: the own one, or an unchecked one that nobody holds.
 * @throws PlatformError NOT_FOUND, CONFLICT where it is another's or its plates are removed
 */
export async function requireLabellable(
  tx: Db,
  id: number,
  labellerId: number,
  now: number,
): Promise<VideoRow> {
  const video = await tx.selectFrom("video").selectAll().where("id", "=", id).executeTakeFirst();
  if (!video) throw notFound("video");
  if (video.plates_removed === 1) throw conflict("The video is closed.");
  if (video.labeller_id === labellerId) return video;
  const held = video.lease_until !== null && video.lease_until > now;
  if (held || video.checked === 1) throw conflict("Somebody else has the video.");
  return video;
}

export interface Labels {
  vehicles: Vehicle[];
  checked: boolean;
  /** Whether its plates are gone already. */
  platesRemoved: boolean;
  labellerId: number;
}

/** Writes labels down; one that is not checked yet stays with its labeller. */
export function writeLabels(tx: Db, id: number, labels: Labels, now: number): Promise<VideoRow> {
  return tx
    .updateTable("video")
    .set({
      vehicles: JSON.stringify(labels.vehicles),
      checked: labels.checked ? 1 : 0,
      checked_date: labels.checked ? now : null,
      labeller_id: labels.labellerId,
      lease_until: labels.checked ? null : now + LEASE,
      plates_removed: labels.platesRemoved ? 1 : 0,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function addVideo(
  tx: Db,
  video: { url: string; frameRate: number; vehicles: Vehicle[] },
  now: number,
): Promise<VideoRow> {
  return tx
    .insertInto("video")
    .values({
      url: video.url,
      frame_rate: video.frameRate,
      vehicles: JSON.stringify(video.vehicles),
      checked: 0,
      create_date: now,
      plates_removed: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A page of the videos, newest first. */
export function listVideos(db: Db, paging: Paging): Promise<Page<VideoRow>> {
  return newestFirst(db.selectFrom("video").selectAll(), "video.id", paging, ({ id }) => id);
}
