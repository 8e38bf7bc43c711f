import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import { PREVIEW_DAYS } from "@obcestje/contract/limits/spans.js";
import Type from "typebox";
import { ClientJson } from "../clients/schemas.js";
import { Id, IdListBody } from "../http/ids.js";
import { Nullable, Text, UnixTime } from "../http/schemas.js";
import { VALVE_MODES } from "./mode.rules.js";
import { RUN_KINDS, RUN_OUTCOMES } from "./runs.rules.js";

const Seconds = Type.Integer({ description: "Seconds from local midnight" });
const rowStart = {
  start_time: Seconds,
  weekDays: Type.Array(Type.Boolean(), { description: "The days it starts on, Monday first" }),
};

export const ScheduleJson = Type.Array(
  Type.Union([
    Type.Object({ ...rowStart, end_time: Seconds }),
    Type.Object({ ...rowStart, duration: Type.Integer({ description: "Seconds" }) }),
  ]),
);

export const ValveModeJson = Type.Enum([...VALVE_MODES]);

const ValveJson = Type.Object({
  mode: ValveModeJson,
  manualUntil: Nullable(UnixTime),
  pausedUntil: Nullable({
    ...UnixTime,
    description: "Its schedule rests until then, by a pause or a rain delay",
  }),
  expectedOpen: Type.Boolean({ description: "By mode and schedule" }),
  reported: Nullable(Type.Object({ value: Type.Unknown(), time: UnixTime })),
  state: Type.Enum(["OPEN", "CLOSED", "UNKNOWN"], { description: "As reported within the last hour" }),
  nextChange: Nullable(
    Type.Integer({
      description: "When it should open or close next; null where nothing is due within eight days",
    }),
  ),
  deviation: Nullable(
    Type.Object({
      since: UnixTime,
      urgent: Type.Boolean({ description: "Water flows although it should not" }),
    }),
  ),
  order: Nullable(
    Type.Object(
      {
        since: { ...UnixTime, description: "When what it is ordered to do last changed" },
        heardDate: Nullable({ ...UnixTime, description: "When the device first fetched it; null: not yet" }),
        state: Type.Enum(["waiting", "heard", "confirmed"], {
          description: "confirmed: a report since then says what was expected",
        }),
      },
      { description: "null: nobody ever ordered anything" },
    ),
  ),
});

export const ValveClientJson = Type.Object({ ...ClientJson.properties, valve: ValveJson });

export const BundleJson = Type.Object({
  id: Id,
  name: Type.String(),
  schedule: ScheduleJson,
  version: Type.Integer({
    minimum: 1,
    description: "One more with each change of schedule, name or valves",
  }),
  changeDate: UnixTime,
  changedBy: Nullable(
    Type.String({
      description: "The person's name; null for keys, people of other groups and where unknown",
    }),
  ),
  pausedUntil: Nullable({ ...UnixTime, description: "Its schedule rests until then" }),
  clients: Type.Array(ValveClientJson),
});

export const LocationJson = Type.Object({
  id: Id,
  name: Type.String(),
  timeZone: Type.String({ description: "IANA zone of its schedules" }),
  rainDelayUntil: Nullable({ ...UnixTime, description: "Its schedules rest until then" }),
  bundles: Type.Array(BundleJson),
  unbundled: Type.Array(ValveClientJson),
});

const ScheduleInput = Type.Union([Type.String(), Type.Object({}), Type.Array(Type.Unknown())], {
  description:
    'Rows { start_time, end_time or duration, weekDays }, as such or as JSON text; times as "HH:mm" or seconds from local midnight',
});

export const NewBundleBody = Type.Object({
  groupId: Id,
  name: Text(LONGEST_NAME),
  clients: Type.Optional(IdListBody),
  schedule: Type.Optional(ScheduleInput),
  since: Type.Optional({
    ...UnixTime,
    description:
      "Since when its valves have kept to this schedule, where that began before the portal knew of them; of valves that were ever ordered anything it changes nothing",
  }),
});

export const PatchBundleBody = Type.Object({
  id: Id,
  version: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: "Of the bundle that is changed: 409 where it is another by now",
    }),
  ),
  name: Type.Optional({ ...Text(LONGEST_NAME), description: "Set by administrators" }),
  clients: Type.Optional({ ...IdListBody, description: "All that it is to have. Set by administrators" }),
  schedule: Type.Optional(ScheduleInput),
  pausedUntil: Type.Optional(
    Nullable({ ...UnixTime, description: "Its schedule rests until then, 60 days at most; null: no more" }),
  ),
});

export const ValveBody = Type.Object({
  clientId: IdListBody,
  mode: Type.Optional(ValveModeJson),
  until: Type.Optional(UnixTime),
  duration: Type.Optional(Type.Integer({ description: "Seconds" })),
  bundleId: Type.Optional(
    Nullable({ ...Id, description: "The bundle of their location that they are to keep to; null: none" }),
  ),
});

export const LocationBody = Type.Object({
  groupId: Id,
  rainDelayUntil: Nullable({
    ...UnixTime,
    description: "The schedules of all its bundles rest until then, 14 days at most; null: no more",
  }),
});

export const PreviewBody = Type.Object({
  groupId: Id,
  schedule: ScheduleInput,
  from: Type.Optional({
    ...UnixTime,
    description: "The local midnight that began today where it is left out",
  }),
  days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: PREVIEW_DAYS, description: "7 where it is left out" }),
  ),
});

export const OpeningJson = Type.Object({ from: UnixTime, to: UnixTime });

export const HistoryJson = Type.Object({
  reported: Type.Array(Type.Array(Type.Unknown()), { description: "[timestamp, value]" }),
  flow: Type.Array(Type.Object({ ...OpeningJson.properties, open: Type.Boolean() }), {
    description:
      "What the reports say, in stretches: each holds until the next, an hour at most. What lies in none is unknown",
  }),
  expected: Type.Array(Type.Object({ ...OpeningJson.properties, kind: Type.Enum(["scheduled", "manual"]) }), {
    description: "When it should have been open, by the orders that held then, cut to the period",
  }),
  runs: Type.Array(
    Type.Object({
      from: UnixTime,
      to: Nullable({ ...UnixTime, description: "null: nobody has said when it ends" }),
      kind: Type.Enum([...RUN_KINDS], { description: "unexpected: water flowed though it should not" }),
      outcome: Type.Enum([...RUN_OUTCOMES]),
      flow: Nullable(
        Type.Integer({ description: "Seconds that water flowed; null where nothing was reported" }),
      ),
    }),
    {
      description:
        "Openings with what came of them; up to a day beyond the period where one reaches out of it",
    },
  ),
  days: Type.Array(
    Type.Object({
      date: Type.String({ description: "ISO, on the local calendar" }),
      ...OpeningJson.properties,
      expected: Type.Integer({ description: "Seconds that it should have been open" }),
      open: Type.Integer({ description: "Seconds that it was reported open" }),
      known: Type.Integer({
        description: "Seconds of which anything was reported; the rest is unknown, not closed",
      }),
    }),
    { description: "Local days, as far as they lie in the period" },
  ),
});

export const PreviewJson = Type.Object({
  from: UnixTime,
  to: UnixTime,
  openings: Type.Array(OpeningJson, { description: "Of all rows: overlapping and touching ones are one" }),
  rows: Type.Array(
    Type.Object({
      neverRuns: Type.Boolean({ description: "It has no days" }),
      overlaps: Type.Array(Type.Integer(), { description: "The rows (from 0) that are open while it is" }),
      openings: Type.Array(OpeningJson),
    }),
  ),
});
