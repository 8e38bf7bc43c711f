import type { Db } from "../db/tables.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { DAY, HOUR } from "../time/clock.js";
import { discardFilms, NO_FILM } from "./films.store.js";
import { vehiclesOf } from "./store.js";
import { withoutPlates } from "./vehicles.rules.js";

const VIDEOS_A_TRANSACTION = 20;
/** No upload takes this long. */
const UNFINISHED_AFTER = HOUR;

/** The job that deletes the bytes of deleted films. */
export const FILMS = "films";

/**
 * Removes the plates of videos that were checked this many days ago, and their films, for good. Unchecked
 * videos lose the plates entered this long after they came.
 */
export async function removeOldPlates(db: Db, days: number, now: number): Promise<void> {
  await untilFewer((tx) => removeSome(tx, now - days * DAY));
  await untilFewer((tx) => forgetUnfinished(tx, now - Math.max(1, days) * DAY));

  async function untilFewer(work: (tx: Db) => Promise<number>): Promise<void> {
    while ((await transact(db, work)) === VIDEOS_A_TRANSACTION);
  }
}

/**
 * A video that nobody finishes keeps its other labels and its film, and stays open for more.
 * @returns the number of videos
 */
async function forgetUnfinished(tx: Db, addedBy: number): Promise<number> {
  const videos = await tx
    .selectFrom("video")
    .select(["id", "vehicles"])
    .where("checked", "=", 0)
    .where("create_date", "<=", addedBy)
    .where("vehicles", "like", '%"plate":"%')
    .orderBy("id")
    .limit(VIDEOS_A_TRANSACTION)
    .execute();
  for (const video of videos) {
    const vehicles = JSON.stringify(withoutPlates(vehiclesOf(video)));
    await tx.updateTable("video").set({ vehicles }).where("id", "=", video.id).execute();
  }
  return videos.length;
}

/** @returns the number of videos */
async function removeSome(tx: Db, checkedBy: number): Promise<number> {
  const videos = await tx
    .selectFrom("video")
    .select(["id", "vehicles"])
    .where("checked", "=", 1)
    .where("plates_removed", "=", 0)
    .where("checked_date", "<=", checkedBy)
    .orderBy("id")
    .limit(VIDEOS_A_TRANSACTION)
    .execute();
  for (const video of videos) {
    const vehicles = JSON.stringify(withoutPlates(vehiclesOf(video)));
    await tx
      .updateTable("video")
      .set({ ...NO_FILM, vehicles, plates_removed: 1 })
      .where("id", "=", video.id)
      .execute();
  }
  return videos.length;
}

/** Plates are personal data, and films show them: they are removed when nobody needs them any more. */
export function removePlatesInTime({ db, env, jobs }: Pick<Deps, "db" | "env" | "jobs">): void {
  jobs.add({
    name: "plates",
    every: HOUR,
    run: async ({ now }) => {
      await removeOldPlates(db.write, env.RETENTION_PLATES_DAYS, now);
      jobs.soon(FILMS);
    },
  });
  jobs.add({
    name: FILMS,
    every: HOUR,
    run: ({ now }) => discardFilms(db.write, now - UNFINISHED_AFTER),
  });
}
