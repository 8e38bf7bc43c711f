import { Field, ObjectType } from "type-graphql";
import { enumOf, flagsOf, objectOf } from "../objectType.js";
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
import { WEEK_DAY } from "../platform-api/valveSchedule.js";

export const ValveMode = enumOf(VALVE_MODE);
export const WeekDay = enumOf(WEEK_DAY);

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
    editSchedule:
      "Whether the caller may change and pause its schedules, delay them for rain, and close all valves at once.",
    editBundles: "Whether the caller may make, rename, fill and delete bundles.",
    controlValves: "Whether the caller may set the modes of its valves.",
  },
);
export type ValveLocationPermissions = InstanceType<typeof ValveLocationPermissions>;

const BUNDLE = "As it is now; after a dry run as it would be. Null where it can't be read back.";

@ObjectType({ description: "The new bundle.", simpleResolvers: true })
export class CreateValveBundlePayload {
  @Field(() => ValveBundle, {
    nullable: true,
    description:
      "As it is now; after a dry run as it would be, with an id of nothing. Null where the platform does not tell.",
  })
  bundle!: ValveBundle | null;
}

@ObjectType({ description: "The changed bundle.", simpleResolvers: true })
export class UpdateValveBundlePayload {
  @Field(() => ValveBundle, { nullable: true, description: BUNDLE })
  bundle!: ValveBundle | null;
}

@ObjectType({ description: "The bundle that is paused, or not any more.", simpleResolvers: true })
export class PauseValveBundlePayload {
  @Field(() => ValveBundle, { nullable: true, description: BUNDLE })
  bundle!: ValveBundle | null;
}

@ObjectType({ description: "The location whose rain delay was set or ended.", simpleResolvers: true })
export class SetRainDelayPayload {
  @Field(() => ValveLocation, { description: "As it is now; after a dry run as it would be." })
  valveLocation!: ValveLocation;
}

@ObjectType({ description: "The location whose valves are all closed by hand.", simpleResolvers: true })
export class StopValveLocationPayload {
  @Field(() => ValveLocation, { description: "As it is now; after a dry run as it would be." })
  valveLocation!: ValveLocation;
}
