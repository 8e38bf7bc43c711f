import { ITEMS_A_CALL, SCHEDULE_ROWS } from "@obcestje/contract/limits/counts.js";
import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import { PREVIEW_DAYS } from "@obcestje/contract/limits/spans.js";
import { WEEK_DAYS } from "@obcestje/contract/weekDays.js";
import { ArrayMaxSize, Max, MaxLength, Min, MinLength } from "class-validator";
import { BULK_OPTIONS, CLIENTS_BULK } from "../bulk/bulk.types.js";
import { flagsOf, objectOf } from "../objectType.js";
import { argsType, inputType, optional, payloadType, preset, required } from "../ownType.js";
import { id, instant, listOf, text, whole } from "../platform-api/kinds.js";
import { VALVE_HISTORY, type ValveHistoryRecord } from "../platform-api/valveHistory.js";
import { VALVE_SCHEDULE_PREVIEW, type ValveSchedulePreviewRecord } from "../platform-api/valvePreview.js";
import {
  VALVE,
  VALVE_BUNDLE,
  VALVE_LOCATION,
  VALVE_MODE,
  type ValveBundleRecord,
  type ValveLocationRecord,
  type ValveRecord,
} from "../platform-api/valveRecord.js";
import { clock, WEEK_DAY } from "../platform-api/valveSchedule.js";

export const Valve = objectOf(VALVE);
export type Valve = ValveRecord;

export const ValveBundle = objectOf(VALVE_BUNDLE);
export type ValveBundle = ValveBundleRecord;

export const ValveLocation = objectOf(VALVE_LOCATION);
export type ValveLocation = ValveLocationRecord;

export const ValveHistory = objectOf(VALVE_HISTORY);
export type ValveHistory = ValveHistoryRecord;

export const ValveSchedulePreview = objectOf(VALVE_SCHEDULE_PREVIEW);
export type ValveSchedulePreview = ValveSchedulePreviewRecord;

export const ValvePermissions = flagsOf("ValvePermissions", "What the caller may do with a valve.", {
  setMode: "Whether the caller may set its mode.",
});
export type ValvePermissions = InstanceType<typeof ValvePermissions>;

export const ValveLocationPermissions = flagsOf(
  "ValveLocationPermissions",
  "What the caller may do at a location.",
  {
    editSchedule: "Whether the caller may change and pause its schedules.",
    editBundles: "Whether the caller may make, rename, fill and delete bundles.",
    controlValves: "Whether the caller may set the modes of its valves.",
    controlAll: "Whether the caller may delay its schedules for rain, and close all valves at once.",
  },
);
export type ValveLocationPermissions = InstanceType<typeof ValveLocationPermissions>;

const NAME = [MinLength(1), MaxLength(LONGEST_NAME)] as const;
const ROWS_AT_MOST = ArrayMaxSize(SCHEDULE_ROWS);
const CLIENTS_AT_MOST = ArrayMaxSize(ITEMS_A_CALL);

const ScheduleRowInput = inputType(
  "ScheduleRowInput",
  "When valves open, and until when: give endTime or duration.",
  {
    startTime: required(clock, "When they open, by the location's clocks."),
    endTime: optional(
      clock,
      "When they close, by the location's clocks: the next day where it is before the start.",
    ),
    duration: optional(whole, "How long they stay open, 1 to 86 400 seconds."),
    weekDays: required(
      listOf(WEEK_DAY),
      "The days on which it starts, 7 at most; none: it never runs.",
      ArrayMaxSize(WEEK_DAYS.length),
    ),
  },
);

export const SchedulePreviewArgs = argsType({
  locationId: required(id, "The location whose clocks count."),
  schedule: required([ScheduleRowInput], "The schedule; 50 rows at most.", ROWS_AT_MOST),
  from: optional(instant, "The first second; left out: the local midnight that began today."),
  days: preset(7, whole, "How many local days, 1 to 31.", Min(1), Max(PREVIEW_DAYS)),
});
export type SchedulePreviewArgs = InstanceType<typeof SchedulePreviewArgs>;

export const CreateValveBundleInput = inputType("CreateValveBundleInput", "A new bundle.", {
  ...BULK_OPTIONS,
  locationId: required(id, "The location to which it belongs."),
  name: required(text, "1 to 200 characters.", ...NAME),
  schedule: optional([ScheduleRowInput], "When its valves are open; 50 rows at most.", ROWS_AT_MOST),
  clientIds: optional(
    listOf(id),
    "Valves of the location that are in no other bundle; 250 at most.",
    CLIENTS_AT_MOST,
  ),
});
export type CreateValveBundleInput = InstanceType<typeof CreateValveBundleInput>;

export const CreateValveBundlePayload = payloadType("CreateValveBundlePayload", "The new bundle.", {
  bundle: optional(
    VALVE_BUNDLE,
    "As it is now; after a dry run as it would be, with an id of nothing. Null where the platform does not tell.",
  ),
});
export type CreateValveBundlePayload = InstanceType<typeof CreateValveBundlePayload>;

export const UpdateValveBundleInput = inputType(
  "UpdateValveBundleInput",
  "What is to change of a bundle; what is left out stays.",
  {
    ...BULK_OPTIONS,
    id: required(id, "The bundle."),
    version: optional(
      whole,
      "The version that the change was made from: CONFLICT, and nothing is changed, where the bundle has another by now. Left out: whatever it has.",
    ),
    name: optional(text, "For administrators: 1 to 200 characters.", ...NAME),
    schedule: optional([ScheduleRowInput], "All rows that it is to have; 50 at most.", ROWS_AT_MOST),
    clientIds: optional(
      listOf(id),
      "For administrators: all valves that it is to have: of its location, and in no other bundle; 250 at most.",
      CLIENTS_AT_MOST,
    ),
  },
);
export type UpdateValveBundleInput = InstanceType<typeof UpdateValveBundleInput>;

const BUNDLE = {
  bundle: optional(
    VALVE_BUNDLE,
    "As it is now; after a dry run as it would be. Null where it can't be read back.",
  ),
};

export const UpdateValveBundlePayload = payloadType(
  "UpdateValveBundlePayload",
  "The changed bundle.",
  BUNDLE,
);
export type UpdateValveBundlePayload = InstanceType<typeof UpdateValveBundlePayload>;

export const PauseValveBundleInput = inputType(
  "PauseValveBundleInput",
  "For how long a bundle's schedule is to open nothing.",
  {
    ...BULK_OPTIONS,
    id: required(id, "The bundle."),
    until: optional(
      instant,
      "Until when, within 60 days; a local midnight cuts no run in two. Null or left out: the pause ends now.",
    ),
  },
);
export type PauseValveBundleInput = InstanceType<typeof PauseValveBundleInput>;

export const PauseValveBundlePayload = payloadType(
  "PauseValveBundlePayload",
  "The bundle that is paused, or not any more.",
  BUNDLE,
);
export type PauseValveBundlePayload = InstanceType<typeof PauseValveBundlePayload>;

const LOCATION = { valveLocation: required(VALVE_LOCATION, "As it is now; after a dry run as it would be.") };

export const SetRainDelayInput = inputType(
  "SetRainDelayInput",
  "For how long no schedule of a location is to open a valve.",
  {
    ...BULK_OPTIONS,
    locationId: required(id, "The location."),
    until: optional(
      instant,
      "Until when, within 14 days; a local midnight cuts no run in two. Null or left out: the delay ends now.",
    ),
  },
);
export type SetRainDelayInput = InstanceType<typeof SetRainDelayInput>;

export const SetRainDelayPayload = payloadType(
  "SetRainDelayPayload",
  "The location whose rain delay was set or ended.",
  LOCATION,
);
export type SetRainDelayPayload = InstanceType<typeof SetRainDelayPayload>;

export const StopValveLocationInput = inputType(
  "StopValveLocationInput",
  "Where all valves are to be closed.",
  { ...BULK_OPTIONS, locationId: required(id, "The location.") },
);
export type StopValveLocationInput = InstanceType<typeof StopValveLocationInput>;

export const StopValveLocationPayload = payloadType(
  "StopValveLocationPayload",
  "The location whose valves are all closed by hand.",
  LOCATION,
);
export type StopValveLocationPayload = InstanceType<typeof StopValveLocationPayload>;

export const MoveValvesInput = inputType("MoveValvesInput", "Which valves are to go where.", {
  ...CLIENTS_BULK,
  bundleId: optional(id, "The bundle of their location that is to have them; null or left out: none."),
});
export type MoveValvesInput = InstanceType<typeof MoveValvesInput>;

export const SetValveModeInput = inputType("SetValveModeInput", "How valves are to be controlled.", {
  ...CLIENTS_BULK,
  mode: required(VALVE_MODE, "By schedule, or by hand."),
  until: optional(
    instant,
    "With MANUAL_ON: when the run ends and what was before it goes on, within 24 hours. Without until and duration it has no end.",
  ),
  duration: optional(whole, "With MANUAL_ON, instead of until: seconds until the run ends, 86 400 at most."),
});
export type SetValveModeInput = InstanceType<typeof SetValveModeInput>;
