import type { Db } from "../db/tables.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { DAY, HOUR } from "../time/clock.js";
import { vehiclesOf } from "./store.js";
import { withoutPlates } from "./vehicles.rules.js";

const VIDEOS_A_TRANSACTION = 100;

/** Removes the plates of videos that were checked so many days ago, for good; unchecked ones lose those noted so long after they came. */
export async function removeOldPlates(db: Db, days: number, now: number): Promise<void> {
  for (let removed = VIDEOS_A_TRANSACTION; removed === VIDEOS_A_TRANSACTION; )
    removed = await transact(db, (tx) => removeSome(tx, now - days * DAY));
  await transact(db, (tx) => forgetUnfinished(tx, now - Math.max(1, days) * DAY));
}

/** What nobody ever finishes keeps its labels, and stays open for more. */
async function forgetUnfinished(tx: Db, addedBy: number): Promise<void> {
  const videos = await tx
    .selectFrom("video")
    .select(["id", "vehicles"])
    .where("checked", "=", 0)
    .where("create_date", "<=", addedBy)
    .where("vehicles", "like", '%"plate":"%')
    .execute();
  for (const video of videos) {
    const vehicles = JSON.stringify(withoutPlates(vehiclesOf(video)));
    await tx.updateTable("video").set({ vehicles }).where("id", "=", video.id).execute();
  }
}

/** @returns of how many videos */
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
    await tx.updateTable("video").set({ vehicles, plates_removed: 1 }).where("id", "=", video.id).execute();
  }
  return videos.length;
}

/** Plates are personal data: they go when nobody needs them any more. */
export function removePlatesInTime({ db, env, jobs }: Pick<Deps, "db" | "env" | "jobs">): void {
  jobs.add({
    name: "plates",
    every: HOUR,
    run: ({ now }) => removeOldPlates(db.write, env.RETENTION_PLATES_DAYS, now),
  });
}
