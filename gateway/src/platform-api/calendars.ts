import { bodyId } from "./bodyId.js";
import { id, instant, listOf, text, whole } from "./kinds.js";
import { label, line } from "./names.js";
import { NOTE_KIND, type NoteKindName } from "./notes.js";
import type { Platform, WriteOptions } from "./platform.js";
import { firstSaid, ITSELF, may, need, type RecordOf, sure, table } from "./table.js";
import { wholeList, wholeObject, wholeRecord } from "./wholeAnswer.js";
import { oneOf } from "./words.js";

const LEFT_OUT_REASON = oneOf(
  {
    NOT_AN_EVENT: { wire: "notAnEvent", description: "A task, or something else that is no event." },
    UNREADABLE: { wire: "unreadable", description: "It is not written as it must be." },
    NO_TEXT: { wire: "noText", description: "It has no title." },
    NO_START: { wire: "noStart", description: "It has no beginning." },
    UNKNOWN_ZONE: { wire: "unknownZone", description: "Nobody knows the time zone that it names." },
    ENDS_BEFORE_START: { wire: "endsBeforeStart", description: "Its end is before its beginning." },
    TOO_LONG: { wire: "tooLong", description: "It lasts longer than a note may." },
    TOO_OFTEN: { wire: "tooOften", description: "It comes more often than a calendar of days can hold." },
    CANCELLED: { wire: "cancelled", description: "It is cancelled." },
    FILE_CUT: { wire: "fileCut", description: "The file ends within it." },
  },
  "CalendarLeftOutReason",
  "Why something of a calendar's file was not taken in.",
);

const CALENDAR_FAULT = oneOf(
  {
    NOT_A_CALENDAR: { description: "What is there is no iCalendar file." },
    CALENDAR_NOT_UTF8: { description: "It is not written in UTF-8." },
    CALENDAR_NO_EVENTS: { description: "It holds no event that can be taken in." },
    CALENDAR_TOO_MANY_EVENTS: { description: "It holds more events than are kept." },
    CALENDAR_TOO_LARGE: { description: "The file is too large." },
    CALENDAR_NO_ANSWER: { description: "The server does not answer." },
    CALENDAR_NO_CONNECTION: { description: "The server can't be reached." },
    CALENDAR_REFUSED: { description: "The server refuses the address." },
    CALENDAR_REDIRECTS: { description: "The address leads on too often." },
    NOT_PUBLIC: { description: "The address leads into a private network." },
  },
  "CalendarFault",
  "Why a calendar could not be read again.",
);

const LEFT_OUT = table("CalendarLeftOut", "Something of a calendar's file that was not taken in.", {
  line: need("line", whole, "Of the file."),
  reason: may("reason", LEFT_OUT_REASON, "Why; null: another reason."),
  text: may("text", label, "What it calls itself; null: nothing."),
});

export const CALENDAR_EVENT = table("CalendarEvent", "An event of a calendar, [from, to).", {
  text: sure("text", line, "Its title.", ""),
  from: need("from", instant, "Its beginning."),
  to: need("to", instant, "First second after it."),
});

const TAKEN = { taken: sure("taken", listOf(CALENDAR_EVENT), undefined, []) };

export const CALENDAR = table("Calendar", "A calendar whose events are notes of a group.", {
  id: need("id", id, "Of the calendar; of a dry run, of nothing."),
  groupId: need("groupId", id, "The group."),
  name: sure(ITSELF, firstSaid("calendar", may("name", label), may("id", id)), "What it is called."),
  kind: sure("kind", NOTE_KIND, "Of its notes.", "other"),
  url: may("url", text, "Where it is read from each day; null: it was a file."),
  checkedDate: may("checkedDate", instant, "When its address was last read."),
  takenDate: may("takenDate", instant, "When the events that there are were taken in."),
  fault: may("fault", CALENDAR_FAULT, "What was wrong at the last look; null: it went well."),
  events: may("events", whole, "How many were taken in."),
  outside: may("outside", whole, "How many events are of other years than those that are kept."),
  leftOut: sure("leftOut", listOf(LEFT_OUT), "What of the file was not taken in, the first hundred.", []),
  etag: may("etag", text, "For `ifMatch`."),
});
export type CalendarRecord = RecordOf<typeof CALENDAR>;

const TAKEN_EVENTS = table("taken", "Of a calendar.", TAKEN);
export type CalendarEventRecord = RecordOf<typeof CALENDAR_EVENT>;

export interface TakenCalendar {
  calendar: CalendarRecord;
  taken: CalendarEventRecord[];
}

const takenIn = (answer: unknown): TakenCalendar => ({
  calendar: wholeRecord(answer, CALENDAR),
  taken: wholeRecord(wholeObject(answer, "calendar"), TAKEN_EVENTS).taken,
});

/** GET /calendar/list: a group's calendars, by name. @throws ApiError NOT_FOUND */
export async function listCalendars(platform: Platform, groupId: string): Promise<CalendarRecord[]> {
  return wholeList(await platform.get("calendar/list", { groupId }), CALENDAR);
}

interface Fields {
  name: string;
  kind: NoteKindName;
  url?: string | null | undefined;
  file?: string | null | undefined;
}

const bodyOf = ({ name, kind, url, file }: Fields) => ({
  name,
  kind: NOTE_KIND.wireOf(kind),
  ...(url ? { url } : {}),
  ...(file ? { file } : {}),
});

/** POST /calendar. @throws ApiError NOT_FOUND, VALIDATION_FAILED naming url or file */
export async function createCalendar(
  platform: Platform,
  groupId: string,
  fields: Fields,
  options: WriteOptions,
): Promise<TakenCalendar> {
  const body = { groupId: bodyId(groupId), ...bodyOf(fields) };
  return takenIn(await platform.post("calendar", body, options));
}

/** PUT /calendar. @throws ApiError NOT_FOUND, CONFLICT, VALIDATION_FAILED naming url or file */
export async function updateCalendar(
  platform: Platform,
  calendarId: string,
  fields: Fields,
  options: WriteOptions,
): Promise<TakenCalendar> {
  const body = { id: bodyId(calendarId), ...bodyOf(fields) };
  return takenIn(await platform.put("calendar", body, options));
}

/** POST /calendar/refresh. @throws ApiError NOT_FOUND */
export async function refreshCalendar(platform: Platform, calendarId: string): Promise<CalendarRecord> {
  const body = { id: bodyId(calendarId) };
  return wholeRecord(await platform.post("calendar/refresh", body), CALENDAR);
}

/** DELETE /calendar. @throws ApiError NOT_FOUND */
export async function deleteCalendar(
  platform: Platform,
  calendarId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete("calendar", { id: calendarId }, options);
}
