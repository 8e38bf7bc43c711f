import Type, { type TSchema } from "typebox";
import { ListedUserJson, ProfileJson } from "../accounts/schemas.js";
import { ActionJson } from "../actions/schemas.js";
import { ApiKeyJson } from "../api-keys/schemas.js";
import { UserRef } from "../auth/userRef.js";
import { ClientInfoJson, ClientJson, SomeOfClientJson } from "../clients/schemas.js";
import { ConfigJson } from "../configs/schemas.js";
import { DifferenceJson } from "../exclusions/schemas.js";
import { FirmwareJson } from "../firmware/schemas.js";
import { GroupJson } from "../groups/schemas.js";
import { Id, IdListBody } from "../http/ids.js";
import { ErrorAnswer, Etag, JsonInput, JsonObject, Nullable, UnixTime } from "../http/schemas.js";
import { ImportJson, ImportOptions } from "../imports/schemas.js";
import { CompletenessJson, HeardJson, MeasurementJson, ResolutionJson } from "../measurements/schemas.js";
import { PreferencesJson } from "../notifications/schemas.js";
import { ReportRunJson } from "../report-schedules/runSchemas.js";
import { ReportScheduleJson } from "../report-schedules/schemas.js";
import { ResourceJson } from "../resources/schemas.js";
import { WholeRolloutJson } from "../rollouts/schemas.js";
import { DailyTrafficJson } from "../traffic/schemas.js";
import {
  BundleJson,
  LocationJson,
  OpeningJson,
  ScheduleJson,
  ValveClientJson,
  ValveModeJson,
} from "../valves/schemas.js";
import { ListedVideoJson, VideoJson } from "../videos/schemas.js";

/** Schemas that occur several times in the OpenAPI document, by their name there. */
export const NAMED_SCHEMAS = {
  Action: ActionJson,
  ApiKey: ApiKeyJson,
  Client: ClientJson,
  ClientInfo: ClientInfoJson,
  Completeness: CompletenessJson,
  Config: ConfigJson,
  DailyTraffic: DailyTrafficJson,
  Difference: DifferenceJson,
  Error: ErrorAnswer,
  Etag,
  Firmware: FirmwareJson,
  Group: GroupJson,
  Heard: HeardJson,
  Id,
  IdList: IdListBody,
  IdOrNull: Nullable(Id),
  Import: ImportJson,
  ImportOptions,
  JsonInput,
  JsonObject,
  ListedUser: ListedUserJson,
  ListedVideo: ListedVideoJson,
  Measurement: MeasurementJson,
  Opening: OpeningJson,
  Preferences: PreferencesJson,
  Profile: ProfileJson,
  ReportRun: ReportRunJson,
  ReportSchedule: ReportScheduleJson,
  Resolution: ResolutionJson,
  Resource: ResourceJson,
  Rollout: WholeRolloutJson,
  SomeOfClient: SomeOfClientJson,
  TextOrNull: Nullable(Type.String()),
  UnixTime,
  UnixTimeOrNull: Nullable(UnixTime),
  UserRef,
  ValveBundle: BundleJson,
  ValveClient: ValveClientJson,
  ValveLocation: LocationJson,
  ValveMode: ValveModeJson,
  ValveSchedule: ScheduleJson,
  Video: VideoJson,
} satisfies Record<string, TSchema>;
