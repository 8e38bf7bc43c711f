import type { ErrorReportRow } from "../db/tables/errorReports.js";
import type { Db } from "../db/tables.js";
import { notFound, PlatformError } from "../errors.js";
import type { Page, Paging } from "../http/paging.js";
import { newestFirst } from "../http/sortedPage.js";
import { HOUR } from "../time/clock.js";

const REPORTS_AN_HOUR = 20;

export interface NewErrorReport {
  userId: number;
  /** E-mail. */
  who: string;
  message: string;
  page: string | null;
  userAgent: string | null;
}

export function toErrorReportJson(row: ErrorReportRow) {
  return {
    id: row.id,
    userId: row.user_id,
    who: row.who,
    message: row.message,
    page: row.page,
    userAgent: row.user_agent,
    done: row.done === 1,
    createDate: row.create_date,
  };
}

/** @throws PlatformError TOO_MANY_REQUESTS with the seconds until the person's next report counts */
export async function refuseTooManyReports(tx: Db, userId: number, now: number): Promise<void> {
  const oldest = await tx
    .selectFrom("error_report")
    .select("create_date")
    .where("user_id", "=", userId)
    .where("create_date", ">", now - HOUR)
    .orderBy("id", "desc")
    .offset(REPORTS_AN_HOUR - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const wait = oldest.create_date + HOUR - now;
  throw new PlatformError("TOO_MANY_REQUESTS", "Too many reports; wait a little.", undefined, wait);
}

export function addErrorReport(tx: Db, report: NewErrorReport, now: number): Promise<ErrorReportRow> {
  return tx
    .insertInto("error_report")
    .values({
      user_id: report.userId,
      who: report.who,
      message: report.message,
      page: report.page,
      user_agent: report.userAgent,
      done: 0,
      create_date: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface ErrorReportFilter extends Paging {
  /** "true" for reports marked as done, "false" for the others. */
  done?: "true" | "false" | undefined;
}

/** A page of the reports, newest first. */
export function listErrorReports(
  db: Db,
  { done, ...paging }: ErrorReportFilter,
): Promise<Page<ErrorReportRow>> {
  const all = db.selectFrom("error_report").selectAll();
  const reports = done === undefined ? all : all.where("done", "=", done === "true" ? 1 : 0);
  return newestFirst(reports, "error_report.id", paging, ({ id }) => id);
}

/** @throws PlatformError NOT_FOUND */
export async function setDone(tx: Db, id: number, done: boolean): Promise<ErrorReportRow> {
  const row = await tx
    .updateTable("error_report")
    .set({ done: done ? 1 : 0 })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound("error report");
  return row;
}
