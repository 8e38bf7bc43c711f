import { LARGEST_CALENDAR } from "@obcestje/contract/limits/fileSizes.js";
import { LONGEST_CALENDAR_ADDRESS, LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import { MaxLength, MinLength } from "class-validator";
import { BULK_OPTIONS, EDIT_OPTIONS } from "../bulk/bulk.types.js";
import { objectOf } from "../objectType.js";
import { inputType, optional, payloadType, required } from "../ownType.js";
import { CALENDAR, CALENDAR_EVENT } from "../platform-api/calendars.js";
import { flag, id, listOf, text } from "../platform-api/kinds.js";
import { NOTE_KIND } from "../platform-api/notes.js";

export const Calendar = objectOf(CALENDAR);

const FIELDS = {
  name: required(
    text,
    "What it is to be called; up to 200 characters.",
    MinLength(1),
    MaxLength(LONGEST_NAME),
  ),
  kind: required(NOTE_KIND, "Of its notes."),
  url: optional(
    text,
    "The https address of an iCalendar file, read again each day; up to 1,000 characters.",
    MaxLength(LONGEST_CALENDAR_ADDRESS),
  ),
  file: optional(
    text,
    `Else the text of an iCalendar file, ${LARGEST_CALENDAR.said} at most.`,
    MaxLength(LARGEST_CALENDAR.bytes),
  ),
};

export const CreateCalendarInput = inputType("CreateCalendarInput", "A new calendar of a group.", {
  ...BULK_OPTIONS,
  groupId: required(id, "The group."),
  ...FIELDS,
});
export type CreateCalendarInput = InstanceType<typeof CreateCalendarInput>;

export const UpdateCalendarInput = inputType(
  "UpdateCalendarInput",
  "Which calendar, and how it is to be; without another address or file its events stay.",
  { ...EDIT_OPTIONS, id: required(id, "The calendar."), ...FIELDS },
);
export type UpdateCalendarInput = InstanceType<typeof UpdateCalendarInput>;

export const CalendarPayload = payloadType("CalendarPayload", "The calendar, and what was taken in.", {
  calendar: required(CALENDAR, "As it is now; with a dry run: as it would be."),
  taken: required(
    listOf(CALENDAR_EVENT),
    "The events that this change took in, or with a dry run would; none if those that there are stay.",
  ),
});
export type CalendarPayload = InstanceType<typeof CalendarPayload>;

export const RefreshCalendarInput = inputType("RefreshCalendarInput", "Which calendar to read again.", {
  id: required(id, "The calendar."),
});
export type RefreshCalendarInput = InstanceType<typeof RefreshCalendarInput>;

export const RefreshCalendarPayload = payloadType("RefreshCalendarPayload", "The calendar.", {
  calendar: required(CALENDAR, "As it is now; where it could not be read, `fault` says why."),
});
export type RefreshCalendarPayload = InstanceType<typeof RefreshCalendarPayload>;

export const DeleteCalendarInput = inputType("DeleteCalendarInput", "Which calendar to take away.", {
  ...BULK_OPTIONS,
  id: required(id, "The calendar."),
});
export type DeleteCalendarInput = InstanceType<typeof DeleteCalendarInput>;

export const DeleteCalendarPayload = payloadType("DeleteCalendarPayload", "That it is gone.", {
  isDeleted: required(flag, "True; with a dry run: it would be."),
});
export type DeleteCalendarPayload = InstanceType<typeof DeleteCalendarPayload>;
