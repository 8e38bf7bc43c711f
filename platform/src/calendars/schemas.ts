import { LARGEST_CALENDAR } from "@obcestje/contract/limits/fileSizes.js";
import { LONGEST_CALENDAR_ADDRESS, LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import { CALENDAR_REST_SECONDS } from "@obcestje/contract/limits/spans.js";
import Type, { type Static } from "typebox";
import { Id } from "../http/ids.js";
import { Etag, Nullable, Text, UnixTime } from "../http/schemas.js";
import { NoteKindJson } from "../notes/schemas.js";
import { LEFT_OUT } from "./events.rules.js";

const SOURCE = {
  url: Type.Optional({
    ...Text(LONGEST_CALENDAR_ADDRESS),
    description: "The address of an iCalendar file on the public internet, read once a day",
  }),
  file: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LARGEST_CALENDAR.bytes,
      description: `The text of an iCalendar file, ${LARGEST_CALENDAR.said} at most`,
    }),
  ),
};

export const NewCalendarBody = Type.Object({
  groupId: Id,
  name: Text(LONGEST_NAME),
  kind: NoteKindJson,
  ...SOURCE,
});

export const CalendarBody = Type.Object({ id: Id, name: Text(LONGEST_NAME), kind: NoteKindJson, ...SOURCE });

export const RefreshBody = Type.Object({ id: Id });

export const CalendarJson = Type.Object({
  id: Id,
  groupId: Id,
  name: Type.String(),
  kind: NoteKindJson,
  url: Nullable(Type.String({ description: "Where it is read from each day; null: it was a file" })),
  createDate: UnixTime,
  checkedDate: {
    ...UnixTime,
    description: `When its address was last read; not more often than every ${CALENDAR_REST_SECONDS} seconds`,
  },
  takenDate: { ...UnixTime, description: "When the events that there are were taken in" },
  fault: Nullable(
    Type.String({ description: "What was wrong at the last look, by a code; null: it went well" }),
  ),
  events: Type.Integer({ minimum: 0 }),
  outside: Type.Integer({ minimum: 0, description: "Events outside of the years that are kept" }),
  leftOut: Type.Array(
    Type.Object({
      line: Type.Integer({ minimum: 1, description: "Of the file" }),
      reason: Type.Enum([...LEFT_OUT]),
      text: Nullable(Type.String({ description: "What it calls itself" })),
    }),
    { description: "What of the file was not taken in, the first hundred" },
  ),
  etag: Etag,
});
export type CalendarJson = Static<typeof CalendarJson>;

export const TakenCalendarJson = Type.Object({
  ...CalendarJson.properties,
  taken: Type.Array(Type.Object({ text: Type.String(), from: UnixTime, to: UnixTime }), {
    description:
      "The events that this call took in, by their beginning; none if it kept those that there are",
  }),
});
