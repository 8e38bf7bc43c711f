import type { VideoRow } from "../db/tables/videos.js";
import type { Db } from "../db/tables.js";
import { conflict, notFound } from "../errors.js";
import type { ByteRange } from "../parts/bytes.rules.js";
import { deleteParts, type PartsOf, readParts, type StoredBytes } from "../parts/parts.store.js";
import type { SentFile } from "../parts/sendFile.js";
import { discardUnfinished, type Uploads } from "../parts/uploads.store.js";
import type { FilmType } from "./filmType.rules.js";
import type { NewVideo } from "./vehicles.rules.js";

/** The table with the bytes of films. */
export const FILM_PARTS: PartsOf = { table: "video_part", owner: "video_id" };

export const FILM_UPLOADS: Uploads = { table: "video", parts: FILM_PARTS };

export const FILM_PATH = "/stetje/video/file";

/** Columns of a deleted film: nobody gets it from then on, and discardFilms deletes its bytes. */
export const NO_FILM = { file_size: null, file_type: null, file_sha256: null };

/** Begins a video that stays invisible until its film is complete. @returns its id */
export async function beginFilm(db: Db, now: number): Promise<number> {
  const { id } = await db
    .insertInto("video")
    .values({
      url: "",
      frame_rate: 0,
      vehicles: "[]",
      checked: 0,
      create_date: now,
      plates_removed: 0,
      complete: 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a complete upload a visible video. @throws PlatformError CONFLICT if it was discarded meanwhile */
export async function completeFilm(
  tx: Db,
  id: number,
  { frameRate, title, recordedDate, vehicles }: Omit<NewVideo, "url">,
  file: StoredBytes & { type: FilmType },
): Promise<VideoRow> {
  const video = await tx
    .updateTable("video")
    .set({
      url: `${FILM_PATH}?id=${id}`,
      frame_rate: frameRate,
      title,
      recorded_date: recordedDate,
      vehicles: JSON.stringify(vehicles),
      file_size: file.size,
      file_type: file.type,
      file_sha256: file.sha256,
      complete: 1,
    })
    .where("id", "=", id)
    .where("complete", "=", 0)
    .returningAll()
    .executeTakeFirst();
  if (!video) throw conflict("UPLOAD_TOO_SLOW");
  return video;
}

/** An uploaded film that still exists. @throws PlatformError NOT_FOUND */
export async function findFilm(db: Db, id: number): Promise<SentFile> {
  const row = await db
    .selectFrom("video")
    .select(["file_size", "file_type", "file_sha256"])
    .where("id", "=", id)
    .where("complete", "=", 1)
    .executeTakeFirst();
  if (!row || row.file_size === null) throw notFound("video");
  return { size: row.file_size, type: row.file_type ?? "", sha256: row.file_sha256 ?? "" };
}

/** The bytes of a range, part by part. @throws PlatformError NOT_FOUND if the film was deleted meanwhile */
export function readFilm(db: Db, id: number, range: ByteRange): AsyncGenerator<Uint8Array> {
  return readParts(db, FILM_PARTS, id, range, () => notFound("video"));
}

/** Deletes the bytes of deleted films, and uploads begun before an instant and never completed. */
export async function discardFilms(db: Db, begunBefore: number): Promise<void> {
  await discardUnfinished(db, FILM_UPLOADS, begunBefore);
  const gone = await db
    .selectFrom("video")
    .select("id")
    .where("complete", "=", 1)
    .where("file_size", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("video_part").select("part").whereRef("video_part.video_id", "=", "video.id")),
    )
    .execute();
  for (const { id } of gone) await deleteParts(db, FILM_PARTS, id);
}
