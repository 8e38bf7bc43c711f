import { EVENTS_A_CALENDAR } from "@obcestje/contract/limits/counts.js";
import { LARGEST_CALENDAR } from "@obcestje/contract/limits/fileSizes.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import { invalid, type PlatformError } from "../errors.js";
import { findGroup } from "../groups/store.js";
import { opennessOf } from "../notifications/webhookUrl.rules.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import type { CalendarFault, ReadCalendar } from "./events.rules.js";
import { type FetchFault, fetchCalendar } from "./fetch.js";
import { textOf } from "./lines.rules.js";

type Faulty = CalendarFault | FetchFault;
type Tools = Pick<Deps, "env" | "threads" | "now">;

/** Reads what a group gave as a calendar: the text of a file, or what is at an address. */
export async function readSource(
  { env, threads, now }: Tools,
  source: { url: string } | { file: string },
  timeZone: string,
): Promise<ReadCalendar | Faulty> {
  const text = "file" in source ? source.file : await fetched(source.url, env);
  if (typeof text !== "string") return text.fault;
  const answer = await threads.run("calendar", { text, timeZone, now: now() });
  return JSON.parse(Buffer.from(answer).toString()) as ReadCalendar | CalendarFault;
}

async function fetched(url: string, env: Deps["env"]): Promise<string | { fault: FetchFault }> {
  const bytes = await fetchCalendar(url, { openness: opennessOf(env) });
  return typeof bytes === "string" ? { fault: bytes } : textOf(bytes);
}

/** The zone of a group's whole days. @throws PlatformError NOT_FOUND */
export async function zoneOfGroup(db: Db, groupId: number): Promise<string> {
  return (await findGroup(db, groupId)).time_zone || DEFAULT_ZONE;
}

/** What was read; throws why nothing was. @throws PlatformError naming `url` or `file` */
export function requireRead(path: "url" | "file", read: ReadCalendar | Faulty): ReadCalendar {
  if (typeof read !== "string") return read;
  throw refusal(path, read);
}

function refusal(path: string, fault: Faulty): PlatformError {
  if (fault === "CALENDAR_TOO_LARGE") return invalid(path, fault, { max: LARGEST_CALENDAR.kilobytes });
  if (fault === "CALENDAR_TOO_MANY_EVENTS") return invalid(path, fault, { max: EVENTS_A_CALENDAR });
  return invalid(path, fault);
}
