import type { Static } from "typebox";
import type { Db } from "../db/tables.js";
import { etagOfContent, reportScheduleContent } from "../revisions/contents.js";
import { lastRuns } from "./runs.store.js";
import type { ReportScheduleJson } from "./schemas.js";
import { findSchedule, type ScheduleWithClients, settingsOf } from "./store.js";

/** Schedules in the API, each with its newest run. */
export async function schedulesJson(
  db: Db,
  rows: ScheduleWithClients[],
  now: number,
): Promise<Static<typeof ReportScheduleJson>[]> {
  const runs = await lastRuns(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => ({
    id: row.id,
    groupId: row.group_id,
    createdBy: row.created_by,
    ...settingsOf(row),
    createDate: row.create_date,
    etag: etagOfContent(reportScheduleContent(row, row.clientIds)),
    lastRun: runs.get(row.id) ?? null,
  }));
}

/** A schedule that exists. */
export async function scheduleJson(db: Db, id: number, now: number) {
  const [json] = await schedulesJson(db, [await findSchedule(db, "all", id)], now);
  if (!json) throw new Error("A schedule was told as none.");
  return json;
}
