import type { JsonObject } from "../json.js";

/** NO_VISION 0, VISION_VEHICLES 1, VISION_BIKE 2. */
export type VisionType = 0 | 1 | 2;

export interface Group {
  readonly id: number;
  name: string;
  metaData: JsonObject;
}

/** Passwords are stored in plain text: the store knows no real person. */
export interface User {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly admin: boolean;
  groupId: number | null;
}

/** One road user seen by a client. `timestamp` in Unix seconds, `speed` in km/h, `length` in metres. */
export interface Reading {
  readonly timestamp: number;
  readonly speed?: number;
  readonly length?: number;
  readonly direction: "incoming" | "outgoing";
  readonly kind: "vehicle" | "pedestrian" | "cyclist";
  /** Number of radar samples; 1 if not given. */
  readonly measurements?: number;
}

/** A client's report about itself at an instant (Unix seconds). */
export interface Diagnostic {
  readonly timestamp: number;
  readonly brightness?: number;
  readonly brightnessAverage?: number;
  readonly signalStrength?: number;
  readonly voltage?: number;
  readonly sig?: number;
}

/** A reported value of the parameter Valve at an instant (Unix seconds). */
export interface ReportedValue {
  readonly timestamp: number;
  readonly value: number;
}

/** A client's last report about itself; `lastBatt` in volts, `alarmLastActiveDate` in Unix seconds. */
export interface ClientInfo {
  firmwareVersion?: string;
  configName?: string;
  lastBatt?: number;
  lastRssi?: number;
  alarmLastActiveDate?: number;
}

export interface Client {
  readonly id: number;
  readonly guid: string;
  /** The device's own key. Devices have no calls here, so it opens nothing. */
  readonly apiKey: string;
  groups: number[];
  readonly visionType: VisionType;
  readonly createDate: number;
  lastActiveDate: number | null;
  info: ClientInfo;
  alarms: { readonly text: string }[];
  metaData: JsonObject;
  config: JsonObject | null;
  readonly readings: Reading[];
  readonly diagnostics: Diagnostic[];
  readonly reported: ReportedValue[];
}

/** Rows of a schedule, in seconds from local midnight. An end before its start is on the next day. */
export interface ScheduleRow {
  readonly start_time: number;
  readonly end_time: number;
  /** Monday to Sunday. */
  readonly weekDays: readonly boolean[];
}

export interface Bundle {
  readonly id: number;
  readonly groupId: number;
  name: string;
  schedule: ScheduleRow[];
  clients: number[];
}

export interface Firmware {
  readonly id: number;
  version: string;
  metaData: JsonObject;
  readonly createDate: number;
  readonly file: Buffer;
  /** Number of clients whose last firmware is this one. */
  clients: number[];
}

export interface Action {
  readonly id: number;
  readonly clientId: number;
  readonly createDate: number;
  acceptDate: number | null;
  doneDate: number | null;
  readonly createdBy: string | null;
  status: "waiting" | "accepted" | "succeeded" | "failure";
  readonly enabled: boolean;
  readonly data: unknown;
}

export interface ActionTemplate {
  readonly id: number;
  data: unknown;
  metaData: JsonObject;
  userVisible: boolean;
}

export interface ConfigTemplate {
  readonly id: number;
  name: string;
  version: number;
  changeDate: number;
  data: JsonObject;
  metaData: JsonObject;
}

export interface Resource {
  readonly id: number;
  readonly bucket: string;
  data: unknown;
  metaData: JsonObject;
}

/** A key of one client, or of a whole group. */
export interface ApiKey {
  readonly id: number;
  readonly key: string;
  readonly viewOnly: boolean;
  readonly clientId: number | null;
  readonly groupId: number | null;
}

/** A vehicle of a video; `datetime` in Unix seconds. */
export interface VideoVehicle {
  readonly faultyReading: boolean;
  readonly direction: string;
  readonly vehicleType: string;
  readonly plate: string;
  readonly datetime: number;
}

export interface Video {
  readonly id: number;
  checked: boolean;
  vehicles: VideoVehicle[];
}
