import { ApiError } from "../errors.js";
import { ClientSettingsReading, type ClientSettingsRecord } from "./clientSettings.js";
import { id, intOr, intOrNull, type Json, list, numberOrNull, object, textOrNull } from "./decode.js";
import { nameOr } from "./enums.js";
import type { CallContext, PlatformClient } from "./http.js";

/** In the order of the numbers that the platform keeps. */
export const VISION_TYPES = ["NO_VISION", "VISION_VEHICLES", "VISION_BIKE"] as const;
export type VisionTypeName = (typeof VISION_TYPES)[number];

/** Last values that a device reported. */
export interface ClientInfoRecord {
  firmwareVersion: string | null;
  configName: string | null;
  configVersion: number | null;
  configVersionDate: number | null;
  batteryVoltage: number | null;
  rssi: number | null;
  alarmLastActiveDate: number | null;
}

/** A device, decoded from the platform's client. */
export interface ClientRecord {
  readonly id: string;
  readonly guid: string;
  readonly name: string;
  readonly groupIds: string[];
  readonly visionType: VisionTypeName;
  readonly hardwareType: string | null;
  readonly timeZone: string;
  readonly createDate: number;
  readonly lastActiveDate: number | null;
  readonly lastCountDate: number | null;
  readonly statusDate: number | null;
  readonly wantedConfigVersion: number | null;
  readonly info: ClientInfoRecord;
  readonly alarms: { text: string }[];
  readonly valveOpen: boolean | null;
  readonly settings: ClientSettingsRecord;
  /** As the platform keeps it, with what nobody here knows. */
  readonly metaData: Json;
}

const DEFAULT_TIME_ZONE = "Europe/Ljubljana";

/** A client's answer; its bulky parts are decoded when an operation asks for them, as a list has thousands of clients. */
class ClientReading implements ClientRecord {
  readonly id: string;
  readonly guid: string;
  readonly name: string;
  readonly groupIds: string[];
  readonly visionType: VisionTypeName;
  readonly hardwareType: string | null;
  readonly timeZone: string;
  readonly createDate: number;
  readonly lastActiveDate: number | null;
  readonly lastCountDate: number | null;
  readonly statusDate: number | null;
  readonly wantedConfigVersion: number | null;
  readonly valveOpen: boolean | null;
  readonly metaData: Json;

  constructor(private readonly json: Json) {
    const metaData = object(json.metaData, "client.metaData");
    const { hwType, Valve } = object(metaData.reportedParameters, "client.metaData.reportedParameters");
    this.id = id(json.id, "client.id");
    this.guid = textOrNull(json.guid, "client.guid") ?? "";
    this.name = textOrNull(metaData.locationName, "client.locationName") || this.guid;
    this.groupIds = list(json.groups, "client.groups", groupId);
    this.visionType = nameOr(json.visionType, VISION_TYPES, "NO_VISION");
    this.hardwareType = textOrNull(hwType, "client.hwType");
    this.timeZone = textOrNull(json.timeZone, "client.timeZone") ?? DEFAULT_TIME_ZONE;
    this.createDate = intOr(json.createDate, 0, "client.createDate");
    this.lastActiveDate = intOrNull(json.lastActiveDate, "client.lastActiveDate");
    this.lastCountDate = intOrNull(json.lastCountDate, "client.lastCountDate");
    this.statusDate = intOrNull(json.statusDate, "client.statusDate");
    this.wantedConfigVersion = intOrNull(json.wantedConfigVersion, "client.wantedConfigVersion");
    // User specification, section 4: 1 is open, anything else closed, missing unknown.
    this.valveOpen = Valve === null || Valve === undefined ? null : Number(Valve) === 1;
    this.metaData = metaData;
  }

  get info(): ClientInfoRecord {
    const info = object(this.json.info, "client.info");
    return {
      firmwareVersion: textOrNull(info.firmwareVersion, "client.info.firmwareVersion"),
      configName: textOrNull(info.configName, "client.info.configName"),
      configVersion: intOrNull(info.configVersion, "client.info.configVersion"),
      configVersionDate: intOrNull(info.configVersionDate, "client.info.configVersionDate"),
      batteryVoltage: numberOrNull(info.lastBatt, "client.info.lastBatt"),
      rssi: numberOrNull(info.lastRssi, "client.info.lastRssi"),
      alarmLastActiveDate: intOrNull(info.alarmLastActiveDate, "client.info.alarmLastActiveDate"),
    };
  }
  get alarms(): { text: string }[] {
    return list(this.json.alarms, "client.alarms", alarm);
  }
  get settings(): ClientSettingsRecord {
    return new ClientSettingsReading(this.metaData);
  }
}

const groupId = (group: unknown): string => id(group, "client.groups");
const alarm = (value: unknown) => ({
  text: textOrNull(object(value, "client.alarms").text, "client.alarms.text") ?? "",
});

/** Reads the platform's client JSON. @throws ApiError where it has no id */
export function decodeClient(value: unknown): ClientRecord {
  return new ClientReading(object(value, "client"));
}

/**
 * GET /client/list: the caller's devices.
 * @param fields what is wanted of each, as the platform names it, joined by commas; everything where it is left out
 */
export async function listClients(
  platform: PlatformClient,
  context: CallContext,
  fields?: string,
): Promise<ClientRecord[]> {
  const answer = await platform.get(context, "client/list", wanted(platform, fields));
  return list(answer, "client/list", decodeClient);
}

/** A platform that does not know it would refuse it, or not care. */
const wanted = (platform: PlatformClient, fields: string | undefined) => ({
  fields: platform.supports("client-fields") ? fields : undefined,
});

/** GET /client: one device; `fields` as for listClients. @throws ApiError NOT_FOUND where it is unknown or not the caller's */
export async function getClient(
  platform: PlatformClient,
  context: CallContext,
  clientId: string,
  fields?: string,
): Promise<ClientRecord> {
  // The call takes several ids, too, and answers them with a list.
  if (clientId.includes(","))
    throw new ApiError("BAD_USER_INPUT", "Some values are not allowed.", {
      fields: [{ path: "clientId", message: "must be one id" }],
    });
  return decodeClient(await platform.get(context, "client", { clientId, ...wanted(platform, fields) }));
}

/** GET /client with several ids: all of them in one call, in any order. @throws ApiError NOT_FOUND where one is not the caller's */
export async function getClients(
  platform: PlatformClient,
  context: CallContext,
  ids: readonly string[],
  fields?: string,
): Promise<ClientRecord[]> {
  const query = { clientId: ids.join(","), ...wanted(platform, fields) };
  return list(await platform.get(context, "client", query), "client", decodeClient);
}
