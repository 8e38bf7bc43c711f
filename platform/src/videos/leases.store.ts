import { engineOf } from "../db/engine.js";
import { lockUser } from "../db/locks.js";
import type { VideoRow } from "../db/tables/videos.js";
import type { Db } from "../db/tables.js";
import { conflict, notFound } from "../errors.js";
import { MINUTE } from "../time/clock.js";
import { NO_FILM } from "./films.store.js";
import type { Vehicle } from "./vehicles.rules.js";

/** How long a video is reserved for its labeller after the last sign of life. */
export const LEASE = 30 * MINUTE;

const unchecked = (db: Db) =>
  db.selectFrom("video").select("id").where("complete", "=", 1).where("checked", "=", 0).limit(1);

/** A labeller's video in work: the last one with a sign of life. */
const ownVideo = (db: Db, labellerId: number) =>
  unchecked(db).where("labeller_id", "=", labellerId).orderBy("lease_until", "desc").orderBy("id");

/** The oldest one without a lease. Videos that were given back come last. */
const freeVideo = (db: Db, now: number) =>
  unchecked(db)
    .where((where) => where.or([where("lease_until", "is", null), where("lease_until", "<=", now)]))
    .orderBy("returned_date", (order) => order.asc().nullsFirst())
    .orderBy("id");

/** True if there is a video for a labeller to continue or begin. */
export async function hasNextVideo(db: Db, labellerId: number, now: number): Promise<boolean> {
  const own = await ownVideo(db, labellerId).executeTakeFirst();
  return (own ?? (await freeVideo(db, now).executeTakeFirst())) !== undefined;
}

/**
 * The video that a labeller continues with, reserved from now on: their own one in work, else the next one
 * without a lease; null if there is none. Needs transactClients: it locks the video, and skips those that
 * others are taking.
 */
export async function takeNextVideo(tx: Db, labellerId: number, now: number): Promise<VideoRow | null> {
  // Two requests of one labeller at the same time get the same video.
  await lockUser(tx, labellerId);
  const own = await locked(tx, ownVideo(tx, labellerId)).executeTakeFirst();
  const free = freeVideo(tx, now);
  const next = own ?? (await (isShared(tx) ? free.forUpdate().skipLocked() : free).executeTakeFirst());
  if (!next) return null;
  return tx
    .updateTable("video")
    .set({ labeller_id: labellerId, lease_until: now + LEASE })
    .where("id", "=", next.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Extends the lease of a labeller's video in work; undefined if they have none any more. */
export function renewOwnVideo(db: Db, labellerId: number, now: number): Promise<VideoRow | undefined> {
  return db
    .updateTable("video")
    .set({ lease_until: now + LEASE })
    .where("id", "=", ownVideo(db, labellerId))
    .where("labeller_id", "=", labellerId)
    .where("checked", "=", 0)
    .where("lease_until", ">", now)
    .returningAll()
    .executeTakeFirst();
}

/**
 * A video that a labeller may write to, locked: their own, or an unchecked one without a lease.
 * @throws PlatformError NOT_FOUND, CONFLICT if it is another's or its plates are removed
 */
export async function requireLabellable(
  tx: Db,
  id: number,
  labellerId: number,
  now: number,
): Promise<VideoRow> {
  const video = await lockVideo(tx, id);
  if (video.plates_removed === 1) throw conflict("VIDEO_CLOSED");
  if (video.labeller_id === labellerId) return video;
  const held = video.lease_until !== null && video.lease_until > now;
  if (held || video.checked === 1) throw conflict("VIDEO_TAKEN");
  return video;
}

export interface Labels {
  vehicles: Vehicle[];
  checked: boolean;
  /** True if its plates are gone already, and with them its film. */
  platesRemoved: boolean;
  labellerId: number;
}

/** Stores labels. A video that is not checked yet stays with its labeller. */
export function writeLabels(tx: Db, id: number, labels: Labels, now: number): Promise<VideoRow> {
  return tx
    .updateTable("video")
    .set({
      ...(labels.platesRemoved ? NO_FILM : {}),
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

/**
 * Puts a labeller's video behind the waiting ones.
 * @throws PlatformError NOT_FOUND, CONFLICT if it is not theirs in work
 */
export async function returnVideo(tx: Db, id: number, labellerId: number, now: number): Promise<void> {
  const video = await lockVideo(tx, id);
  if (video.checked === 1) throw conflict("VIDEO_CHECKED");
  if (video.labeller_id !== labellerId) throw conflict("VIDEO_NOT_YOURS");
  await tx
    .updateTable("video")
    .set({ labeller_id: null, lease_until: null, returned_date: now })
    .where("id", "=", id)
    .execute();
}

/** @throws PlatformError NOT_FOUND */
async function lockVideo(tx: Db, id: number): Promise<VideoRow> {
  const videos = tx.selectFrom("video").selectAll().where("id", "=", id).where("complete", "=", 1);
  const video = await locked(tx, videos).executeTakeFirst();
  if (!video) throw notFound("video");
  return video;
}

/** SQLite has one writer at a time anyway. */
const isShared = (tx: Db) => engineOf(tx) === "postgres";

function locked<Q extends { forUpdate(): Q }>(tx: Db, query: Q): Q {
  return isShared(tx) ? query.forUpdate() : query;
}
