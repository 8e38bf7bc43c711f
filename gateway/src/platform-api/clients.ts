import { ApiError } from "../errors.js";
import { asksAsAdministrator } from "./asker.js";
import { ClientSettingsReading, type ClientSettingsRecord } from "./clientSettings.js";
import { id, intOrNull, isObject, type Json, list, numberOrNull, object, textOrNull } from "./decode.js";
import { nameOrNull } from "./enums.js";
import type { CallContext, PlatformClient } from "./http.js";
import { instant } from "./kinds.js";
import { wholeObject, wholeRows } from "./wholeAnswer.js";

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
  readonly visionType: VisionTypeName | null;
  readonly hardwareType: string | null;
  readonly timeZone: string;
  readonly createDate: number | null;
  readonly lastActiveDate: number | null;
  readonly hasReported: boolean | null;
  readonly lastCountDate: number | null;
  readonly hasCounted: boolean | null;
  readonly statusDate: number | null;
  readonly wantedConfigVersion: number | null;
  readonly hasConfig: boolean | null;
  readonly info: ClientInfoRecord;
  readonly alarms: { text: string }[] | null;
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
  readonly visionType: VisionTypeName | null;
  readonly hardwareType: string | null;
  readonly timeZone: string;
  readonly createDate: number | null;
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
    this.name = textOrNull(metaData.locationName, "client.locationName") || this.guid || this.id;
    this.groupIds = list(json.groups, "client.groups", groupId);
    this.visionType = nameOrNull(json.visionType, VISION_TYPES);
    this.hardwareType = textOrNull(hwType, "client.hwType");
    this.timeZone = textOrNull(json.timeZone, "client.timeZone") ?? DEFAULT_TIME_ZONE;
    this.createDate = instant.read(json.createDate, "client.createDate");
    this.lastActiveDate = instant.read(json.lastActiveDate, "client.lastActiveDate");
    this.lastCountDate = instant.read(json.lastCountDate, "client.lastCountDate");
    this.statusDate = instant.read(json.statusDate, "client.statusDate");
    this.wantedConfigVersion = intOrNull(json.wantedConfigVersion, "client.wantedConfigVersion");
    // User specification, section 4: 1 is open, anything else closed, missing unknown.
    this.valveOpen = Valve === null || Valve === undefined ? null : Number(Valve) === 1;
    this.metaData = metaData;
  }

  get hasReported(): boolean | null {
    return isThere(this.json.lastActiveDate);
  }
  get hasCounted(): boolean | null {
    return isThere(this.json.lastCountDate);
  }
  get hasConfig(): boolean | null {
    return isThere(this.json.wantedConfigVersion);
  }
  get info(): ClientInfoRecord {
    const info = object(this.json.info, "client.info");
    return {
      firmwareVersion: textOrNull(info.firmwareVersion, "client.info.firmwareVersion"),
      configName: textOrNull(info.configName, "client.info.configName"),
      configVersion: intOrNull(info.configVersion, "client.info.configVersion"),
      configVersionDate: instant.read(info.configVersionDate, "client.info.configVersionDate"),
      batteryVoltage: numberOrNull(info.lastBatt, "client.info.lastBatt"),
      rssi: numberOrNull(info.lastRssi, "client.info.lastRssi"),
      alarmLastActiveDate: instant.read(info.alarmLastActiveDate, "client.info.alarmLastActiveDate"),
    };
  }
  get alarms(): { text: string }[] | null {
    const { alarms } = this.json;
    return Array.isArray(alarms) ? alarms.map(alarm) : null;
  }
  get settings(): ClientSettingsRecord {
    return new ClientSettingsReading(this.metaData);
  }
}

const groupId = (group: unknown): string => id(group, "client.groups");
const alarm = (value: unknown) => ({
  text: textOrNull(isObject(value) ? value.text : value, "client.alarms.text") ?? "",
});

/** Whether there is something: an explicit null says that there is nothing, what is left out says nothing. */
const isThere = (value: unknown): boolean | null => (value === undefined ? null : value !== null);

/** Reads the platform's client JSON. @throws ApiError where it has no id */
export function decodeClient(value: unknown): ClientRecord {
  return new ClientReading(object(value, "client"));
}

/**
 * GET /client/list: the caller's devices; GET /client/listAll where a platform tells administrators all of them by that.
 * @param fields what is wanted of each, as the platform names it, joined by commas; everything where it is left out
 */
export async function listClients(
  platform: PlatformClient,
  context: CallContext,
  fields?: string,
): Promise<ClientRecord[]> {
  const path = await clientListPath(platform, context);
  const answer = await platform.get(context, path, await wanted(platform, fields));
  return wholeRows(answer, path).map(decodeClient);
}

/** The call that lists what the caller may see. */
export async function clientListPath(platform: PlatformClient, context: CallContext): Promise<string> {
  if (await platform.offers.has("own-lists")) return "client/list";
  return (await asksAsAdministrator(platform, context)) ? "client/listAll" : "client/list";
}

/** A platform that does not know it would refuse it, or not care. */
const wanted = async (platform: PlatformClient, fields: string | undefined) => ({
  fields: fields && (await platform.offers.has("client-fields")) ? fields : undefined,
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
  const answer = await platform.get(context, "client", { clientId, ...(await wanted(platform, fields)) });
  return decodeClient(wholeObject(answer, "client"));
}

/** GET /client with several ids: all of them in one call, in any order. @throws ApiError NOT_FOUND where one is not the caller's, NOT_OFFERED */
export async function getClients(
  platform: PlatformClient,
  context: CallContext,
  ids: readonly string[],
  fields?: string,
): Promise<ClientRecord[]> {
  await platform.offers.require("id-lists");
  const query = { clientId: ids.join(","), ...(await wanted(platform, fields)) };
  return wholeRows(await platform.get(context, "client", query), "client").map(decodeClient);
}
