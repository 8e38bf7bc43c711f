import Type from "typebox";
import { ClientJson } from "../clients/schemas.js";
import { Id, IdListBody } from "../http/ids.js";
import { Nullable, Text, UnixTime } from "../http/schemas.js";
import { VALVE_MODES } from "./mode.rules.js";

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
});

export const ValveClientJson = Type.Object({ ...ClientJson.properties, valve: ValveJson });

export const BundleJson = Type.Object({
  id: Id,
  name: Type.String(),
  schedule: ScheduleJson,
  clients: Type.Array(ValveClientJson),
});

export const LocationJson = Type.Object({
  id: Id,
  name: Type.String(),
  timeZone: Type.String({ description: "IANA zone of its schedules" }),
  bundles: Type.Array(BundleJson),
  unbundled: Type.Array(ValveClientJson),
});

const ScheduleInput = Type.Union([Type.String(), Type.Object({}), Type.Array(Type.Unknown())], {
  description:
    'Rows { start_time, end_time or duration, weekDays }, as such or as JSON text; times as "HH:mm" or seconds from local midnight',
});

export const NewBundleBody = Type.Object({
  groupId: Id,
  name: Text(200),
  clients: Type.Optional(IdListBody),
  schedule: Type.Optional(ScheduleInput),
});

export const PatchBundleBody = Type.Object({
  id: Id,
  name: Type.Optional(Text(200)),
  clients: Type.Optional(IdListBody),
  schedule: Type.Optional(ScheduleInput),
});

export const ValveModeBody = Type.Object({
  clientId: IdListBody,
  mode: ValveModeJson,
  until: Type.Optional(UnixTime),
  duration: Type.Optional(Type.Integer({ description: "Seconds" })),
});
