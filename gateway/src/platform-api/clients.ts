import { flag, id, intOr, intOrNull, list, numberOr, numberOrNull, object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient } from "./http.js";

export type VisionTypeName = "NO_VISION" | "VISION_VEHICLES" | "VISION_BIKE";

/** A device, decoded from the platform's client. */
export interface ClientRecord {
  id: string;
  guid: string;
  name: string;
  groupIds: string[];
  visionType: VisionTypeName;
  hardwareType: string | null;
  timeZone: string;
  createDate: number;
  lastActiveDate: number | null;
  info: {
    firmwareVersion: string | null;
    configName: string | null;
    batteryVoltage: number | null;
    rssi: number | null;
    alarmLastActiveDate: number | null;
  };
  alarms: { text: string }[];
  valveOpen: boolean | null;
  settings: {
    locationName: string | null;
    locationAddress: string | null;
    serialNumber: string | null;
    notes: string | null;
    markerPosition: { lat: number; lng: number } | null;
    measureDistance: number;
    speedLimit: number;
    speedingBlink: boolean;
  };
}

const VISION_TYPES: readonly VisionTypeName[] = ["NO_VISION", "VISION_VEHICLES", "VISION_BIKE"];
const DEFAULT_TIME_ZONE = "Europe/Ljubljana";
const DEFAULT_MEASURE_DISTANCE_M = 50;
const DEFAULT_SPEED_LIMIT_KMH = 50;

/** Reads the platform's client JSON. */
export function decodeClient(value: unknown): ClientRecord {
  const client = object(value, "client");
  const info = object(client.info, "client.info");
  const meta = object(client.metaData, "client.metaData");
  const reported = object(meta.reportedParameters, "client.metaData.reportedParameters");
  const guid = textOrNull(client.guid, "client.guid") ?? "";
  const locationName = textOrNull(meta.locationName, "client.locationName");
  return {
    id: id(client.id, "client.id"),
    guid,
    name: locationName || guid,
    groupIds: list(client.groups, "client.groups", (group) => id(group, "client.groups")),
    visionType: VISION_TYPES[numberOr(client.visionType, 0, "client.visionType")] ?? "NO_VISION",
    hardwareType: textOrNull(reported.hwType, "client.hwType"),
    timeZone: textOrNull(client.timeZone, "client.timeZone") ?? DEFAULT_TIME_ZONE,
    createDate: intOr(client.createDate, 0, "client.createDate"),
    lastActiveDate: intOrNull(client.lastActiveDate, "client.lastActiveDate"),
    info: {
      firmwareVersion: textOrNull(info.firmwareVersion, "client.info.firmwareVersion"),
      configName: textOrNull(info.configName, "client.info.configName"),
      batteryVoltage: numberOrNull(info.lastBatt, "client.info.lastBatt"),
      rssi: numberOrNull(info.lastRssi, "client.info.lastRssi"),
      alarmLastActiveDate: intOrNull(info.alarmLastActiveDate, "client.info.alarmLastActiveDate"),
    },
    alarms: list(client.alarms, "client.alarms", (alarm) => ({
      text: textOrNull(object(alarm, "client.alarms").text, "client.alarms.text") ?? "",
    })),
    valveOpen: valveOpen(reported.Valve),
    settings: {
      locationName,
      locationAddress: textOrNull(meta.locationAddress, "client.locationAddress"),
      serialNumber: textOrNull(meta.serialNumber, "client.serialNumber"),
      notes: textOrNull(meta.notes, "client.notes"),
      markerPosition: markerPosition(meta.markerPosition),
      measureDistance: numberOr(meta.measureDistance, DEFAULT_MEASURE_DISTANCE_M, "client.measureDistance"),
      speedLimit: intOr(meta.speedLimit, DEFAULT_SPEED_LIMIT_KMH, "client.speedLimit"),
      speedingBlink: flag(meta.speedingBlink),
    },
  };
}

/** User specification, section 4: 1 is open, anything else closed, missing unknown. */
function valveOpen(value: unknown): boolean | null {
  return value === null || value === undefined ? null : Number(value) === 1;
}

function markerPosition(value: unknown): { lat: number; lng: number } | null {
  const position = object(value, "client.markerPosition");
  const lat = numberOrNull(position.lat, "client.markerPosition.lat");
  const lng = numberOrNull(position.lng, "client.markerPosition.lng");
  return lat === null || lng === null ? null : { lat, lng };
}

/** GET /client/list: the caller's devices. */
export async function listClients(platform: PlatformClient, context: CallContext): Promise<ClientRecord[]> {
  return list(await platform.get(context, "client/list"), "client/list", decodeClient);
}

/** GET /client: one device. @throws ApiError NOT_FOUND where it is unknown or not the caller's */
export async function getClient(
  platform: PlatformClient,
  context: CallContext,
  clientId: string,
): Promise<ClientRecord> {
  return decodeClient(await platform.get(context, "client", { clientId }));
}

/** GET /client with several ids: all of them in one call, in any order. @throws ApiError NOT_FOUND where one is not the caller's */
export async function getClients(
  platform: PlatformClient,
  context: CallContext,
  ids: readonly string[],
): Promise<ClientRecord[]> {
  return list(await platform.get(context, "client", { clientId: ids.join(",") }), "client", decodeClient);
}
