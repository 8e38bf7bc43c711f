import { fieldFault } from "@obcestje/contract/faults.js";
import { ApiError } from "../errors.js";
import { asksAsAdministrator } from "./asker.js";
import { CLIENT_SETTINGS } from "./clientSettings.js";
import { isObject, type Json, objectOrNull } from "./decode.js";
import { directionNames } from "./directionNames.js";
import { etagOf } from "./etag.js";
import type { Kind } from "./kind.js";
import { flag, id, instant, jsonObject, listOf, number, text, told, whole } from "./kinds.js";
import { label, line } from "./names.js";
import type { Platform } from "./platform.js";
import { firstSaid, ITSELF, may, need, type RecordOf, sure, table } from "./table.js";
import { type Known, wholeList, wholeObject, wholeRecord } from "./wholeAnswer.js";
import { type NameOf, oneOf } from "./words.js";

/** The platform stores them as numbers. */
export const VISION_TYPE = oneOf(
  {
    NO_VISION: { wire: [0, "no_vision"], description: "It has no camera." },
    VISION_VEHICLES: { wire: [1, "vision_vehicles"], description: "Vehicles." },
    VISION_BIKE: { wire: [2, "vision_bike"], description: "Cyclists and pedestrians." },
  },
  "VisionType",
  "What a camera in the device counts.",
);
export type VisionTypeName = NameOf<typeof VISION_TYPE>;

export const CLIENT_INFO = table("ClientInfo", "Last values that the device reported.", {
  firmwareVersion: may("firmwareVersion", text, "Version of the firmware that the device runs."),
  configName: may("configName", label, "Name of the configuration that the device runs."),
  configVersion: may(
    "configVersion",
    whole,
    "The version of its configuration that the device runs, as it says; compare with config.version. Null: it never said.",
  ),
  configVersionDate: may("configVersionDate", instant, "Since when it says that it runs this version."),
  overlapDate: may(
    "overlapDate",
    instant,
    "When it last sent a batch of time that another one of its batches covered already: its road users count twice; null: never, or not told.",
  ),
  overlapSeconds: may("overlapSeconds", whole, "How much of that batch's time was covered already."),
  clockSkewSeconds: may(
    "clockSkewSeconds",
    whole,
    "How many seconds its clock was ahead when that was last told, behind: negative. Within a minute it is right. Null: nobody could tell.",
  ),
  clockSkewDate: may("clockSkewDate", instant, "When that was."),
  batteryVoltage: may("lastBatt", number, "Volts."),
  rssi: may("lastRssi", number, "Received signal strength, dBm."),
  alarmLastActiveDate: may(
    "alarmLastActiveDate",
    instant,
    "Since when the device is late; null where it is not.",
  ),
});

const ALARM = table("Alarm", "Something that the device complains of.", {
  text: sure("text", line, "What it says.", ""),
});

/** An alarm. Some platforms give only its text. */
const alarm: Kind<RecordOf<typeof ALARM>> = {
  shape: ALARM.shape,
  read: (wire, field) => ALARM.read(isObject(wire) ? wire : { text: wire }, field),
};

/** User specification, section 4: 1 is open, everything else is closed. */
const isOpen: Kind<boolean> = {
  shape: "Boolean",
  read: (wire) => (wire === null || wire === undefined ? null : Number(wire) === 1),
};

/** Metadata. No word of them is not the word that there are none. */
const metaData: Kind<Json> = {
  shape: jsonObject.shape,
  read: (wire, field) => (wire === null || wire === "" ? {} : jsonObject.read(wire, field)),
};

const name = firstSaid("client", may("metaData.locationName", label), may("guid", text), may("id", id));

export const CLIENT = table("Client", "A roadside device.", {
  id: need("id", id, "Of the device."),
  // Null where they are not told.
  groupIds: may("groups", listOf(id)),
  // As the platform keeps it, including unknown keys; null where it is not told, or can't be read.
  metaData: may("metaData", metaData),
  guid: sure("guid", text, "Its public identifier, printed on its papers.", ""),
  name: sure(ITSELF, name, "Display name: the location's name, else the guid."),
  isPlace: sure(
    "isPlace",
    flag,
    "It is a place where devices stand or stood, and none itself: it has figures and settings, but no state.",
    false,
  ),
  visionType: may("visionType", VISION_TYPE, "What a camera in it counts; null: not told."),
  hardwareType: may(
    "metaData.reportedParameters.hwType",
    text,
    "As the device reports it, e.g. K200DISP_FALCON; of a place that of the device that stands there, or stood there last.",
  ),
  directionNames: may(
    "metaData.directionNames",
    directionNames,
    "What people call the two directions there; null where nobody has named one.",
  ),
  timeZone: sure("timeZone", text, "IANA zone in which its hours and days are counted.", "Europe/Ljubljana"),
  createDate: may("createDate", instant, "When it was added; null: not told."),
  lastActiveDate: may(
    "lastActiveDate",
    instant,
    "Last sign of life; null: none ever where `hasReported` is false, else not told.",
  ),
  hasReported: may("lastActiveDate", told, "Whether it ever gave one; null: not told."),
  lastCountDate: may(
    "lastCountDate",
    instant,
    "Newest road user that it counted; null: none ever where `hasCounted` is false, else not told.",
  ),
  hasCounted: may("lastCountDate", told, "Whether it ever counted one; null: not told."),
  statusDate: may(
    "statusDate",
    instant,
    "Of the status that battery and signal are from; null where none came.",
  ),
  wantedConfigVersion: may(
    "wantedConfigVersion",
    whole,
    "The newest version of its configuration; compare with info.configVersion. Null: none was assigned where `hasConfig` is false, else not told.",
  ),
  hasConfig: may(
    "wantedConfigVersion",
    told,
    "Whether it was ever assigned a configuration; null: not told.",
  ),
  groupSince: may(
    "groupSince",
    instant,
    "Since when it is in the asker's group, which sees nothing of it from before; to administrators, who see all, in the last of its groups. Null: no move is known, or it is not told.",
  ),
  info: sure("info", CLIENT_INFO, "Last values that it reported.", {}),
  alarms: may("alarms", listOf(alarm), "What it complains of now; null: not told."),
  valveOpen: may(
    "metaData.reportedParameters.Valve",
    isOpen,
    "Whether water flows, as last reported; null: unknown, or no valve.",
  ),
  settings: sure("metaData", CLIENT_SETTINGS, "What people set of it.", {}),
  etag: etagOf("metaData"),
});
export type ClientRecord = RecordOf<typeof CLIENT>;

/**
 * A client of an answer. Its metadata, which hold most of its fields, are parsed once if they come as text.
 */
const client: Known<ClientRecord> = {
  record: CLIENT.record,
  read: (wire, field) => {
    const from = objectOrNull(wire, field);
    const isText = typeof from?.metaData === "string";
    return CLIENT.read(
      isText ? { ...from, metaData: metaData.read(from.metaData, "client.metaData") ?? undefined } : from,
      field,
    );
  },
};

/** Reads the platform's client JSON. @throws ApiError UPSTREAM_INVALID_RESPONSE if it has no id */
export const decodeClient = (body: unknown): ClientRecord => wholeRecord(body, client);

/** Reads a list of the platform's client JSON. @throws ApiError UPSTREAM_INVALID_RESPONSE */
export const decodeClientList = (body: unknown): ClientRecord[] => wholeList(body, client);

/**
 * GET /client/list: the caller's devices. GET /client/listAll if that is a platform's call for
 * administrators.
 * @param fields the wanted fields by the platform's names, joined by commas; if left out, all
 */
export async function listClients(platform: Platform, fields?: string): Promise<ClientRecord[]> {
  const path = await clientListPath(platform);
  const answer = await platform.get(path, await wanted(platform, fields));
  return wholeList(answer, client);
}

/** The call that lists all devices the caller may see. */
export async function clientListPath(platform: Platform): Promise<string> {
  if (await platform.offers.has("own-lists")) return "client/list";
  return (await asksAsAdministrator(platform)) ? "client/listAll" : "client/list";
}

/** A platform that does not know the parameter would refuse or ignore it. */
const wanted = async (platform: Platform, fields: string | undefined) => ({
  fields: fields && (await platform.offers.has("client-fields")) ? fields : undefined,
});

/**
 * GET /client: one device; `fields` as for listClients.
 * @throws ApiError NOT_FOUND if it is unknown or not the caller's
 */
export async function getClient(
  platform: Platform,
  clientId: string,
  fields?: string,
): Promise<ClientRecord> {
  // The call also takes several ids, and then answers with a list.
  if (clientId.includes(","))
    throw new ApiError("BAD_USER_INPUT", "Some values are not allowed.", {
      fields: [fieldFault("clientId", "NOT_ONE", { thing: "id" })],
    });
  const answer = await platform.get("client", { clientId, ...(await wanted(platform, fields)) });
  return decodeClient(wholeObject(answer, "client"));
}

/**
 * GET /client with several ids: all of them in one call, in any order.
 * @throws ApiError NOT_FOUND if one is not the caller's, NOT_OFFERED
 */
export async function getClients(
  platform: Platform,
  ids: readonly string[],
  fields?: string,
): Promise<ClientRecord[]> {
  await platform.offers.require("id-lists");
  const query = { clientId: ids.join(","), ...(await wanted(platform, fields)) };
  return wholeList(await platform.get("client", query), client);
}
