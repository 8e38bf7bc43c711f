import { SILENT_SECONDS } from "@obcestje/contract/limits/spans.js";
import type { Static } from "typebox";
import { clientEtag } from "../revisions/contents.js";
import { effectiveMode } from "../valves/mode.rules.js";
import { onlyFields } from "./fields.rules.js";
import type { ClientInfoJson, ClientJson } from "./schemas.js";
import type { ClientScope } from "./scope.js";
import { isSeen, type SeenFrom } from "./sight.rules.js";
import { type ClientRecord, PLAIN_FIELDS } from "./store.js";

export type ClientInfo = Static<typeof ClientInfoJson>;

/** A client as the API shows it. Other tenants' groups are not named. */
export function toClientJson(
  client: ClientRecord,
  scope: ClientScope,
  now: number,
): Static<typeof ClientJson> {
  if (scope.viewOnly === true) return publicJson(client, shownGroups(client, scope));
  return { ...knownJson(client, scope, now), etag: clientEtag(client.visionType, client.metaData) };
}

function knownJson(client: ClientRecord, scope: ClientScope, now: number) {
  const metaData = { ...JSON.parse(client.metaData), ...addedMetaData(client, now) };
  return { ...withoutMetaData(client, scope, now), metaData };
}

/** A client with only these fields. Its etag is only computed if it is one of them. */
export function someOfClient(
  client: ClientRecord,
  scope: ClientScope,
  now: number,
  fields: readonly string[][],
): object {
  const isAsked = scope.viewOnly === true || fields.some(([name]) => name === "etag");
  const known = isAsked ? toClientJson(client, scope, now) : knownJson(client, scope, now);
  return onlyFields(known, fields);
}

/** Keys that are never shown as stored, as better values are known. */
const ADDED_KEYS = ['"reportedParameters"', '"_zalivalnik"'];

/**
 * The clients' JSON as text: metadata are stored as JSON, and parsing and writing a thousand of them would be
 * wasted.
 * @param fields if given, only these fields of each client
 */
export function toClientsText(
  clients: ClientRecord[],
  scope: ClientScope,
  now: number,
  fields?: readonly string[][],
): string {
  if (fields) return JSON.stringify(clients.map((client) => someOfClient(client, scope, now, fields)));
  const texts = clients.map((client) => {
    const stored = client.metaData;
    if (scope.viewOnly === true || ADDED_KEYS.some((key) => stored.includes(key)))
      return JSON.stringify(toClientJson(client, scope, now));
    const etag = clientEtag(client.visionType, stored);
    const rest = JSON.stringify({ ...withoutMetaData(client, scope, now), etag });
    const added = JSON.stringify(addedMetaData(client, now));
    return `${rest.slice(0, -1)},"metaData":${joined(stored, added)}}`;
  });
  return `[${texts.join(",")}]`;
}

/** Joins the texts of two objects into one. The second must not be empty. */
function joined(one: string, other: string): string {
  return one === "{}" ? other : `${one.slice(0, -1)},${other.slice(1)}`;
}

type PlainField = (typeof PLAIN_FIELDS)[number];

function picked<Field extends PlainField>(client: ClientRecord, fields: readonly Field[]) {
  return Object.fromEntries(fields.map((field) => [field, client[field]])) as Pick<ClientRecord, Field>;
}

function withoutMetaData(client: ClientRecord, scope: ClientScope, now: number) {
  return {
    ...picked(client, PLAIN_FIELDS),
    ...kindOf(client),
    lastCountDate: toldCount(client),
    groups: shownGroups(client, scope),
    info: clientInfo(client, now),
    alarms: clientAlarms(client),
  };
}

/** Computed settings of a client that are not stored with it. */
function addedMetaData(client: ClientRecord, now: number): object {
  return { reportedParameters: reportedParameters(client), ...valveMetaData(client, now) };
}

const shownGroups = ({ groups }: ClientRecord, scope: ClientScope) =>
  groups.filter((id) => showsGroup(scope, id));

/** Named one by one: a further key of a place is not public by itself. */
const PUBLIC_KEYS = [
  "locationName",
  "locationAddress",
  "markerPosition",
  "speedLimit",
  "measureDistance",
  "directionNames",
];

/** Fields that a passer-by may see. All others are null. */
const PUBLIC_FIELDS = [
  "id",
  "guid",
  "visionType",
  "createDate",
  "lastActiveDate",
  "lastCountDate",
  "timeZone",
] as const satisfies readonly PlainField[];
const NOT_KNOWN = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, null])) as Record<PlainField, null>;

const NO_INFO: ClientInfo = {
  firmwareVersion: null,
  configName: null,
  configVersion: null,
  configVersionDate: null,
  overlapDate: null,
  overlapSeconds: null,
  clockSkewSeconds: null,
  clockSkewDate: null,
  lastBatt: null,
  lastRssi: null,
  alarmLastActiveDate: null,
};

/**
 * A client as shown by embeds, public pages and printed reports: its place, type and measurements, nothing of
 * its state or settings.
 */
function publicJson(client: ClientRecord, groups: number[]): Static<typeof ClientJson> {
  const { hwType } = client;
  const known: Record<string, unknown> = JSON.parse(client.metaData);
  const place = Object.fromEntries(Object.entries(known).filter(([key]) => PUBLIC_KEYS.includes(key)));
  const metaData = hwType === null ? place : { ...place, reportedParameters: { hwType } };
  const shown = {
    ...picked(client, PUBLIC_FIELDS),
    ...kindOf(client),
    lastCountDate: toldCount(client),
  };
  return { ...NOT_KNOWN, ...shown, groups, info: NO_INFO, alarms: [], metaData };
}

/** A place has no state: null would say that it never had one. */
const OF_PLACE = { isPlace: true, lastActiveDate: undefined, wantedConfigVersion: undefined };
const kindOf = ({ stretches }: ClientRecord) => (stretches === null ? {} : OF_PLACE);

/** Its last count. Left out of a place, and if it is before the visible past: it is unknown, and not "never". */
export const toldCount = ({ lastCountDate, seenFrom, stretches }: ClientRecord): number | null | undefined =>
  stretches !== null || isUnseen(lastCountDate, seenFrom) ? undefined : lastCountDate;

const isUnseen = (instant: number | null, seenFrom: SeenFrom): boolean =>
  instant !== null && !isSeen(instant, seenFrom);

function showsGroup(scope: ClientScope, groupId: number): boolean {
  if (scope.kind === "all") return true;
  if (scope.kind === "clients") return scope.groupId === null || scope.groupId === groupId;
  return scope.kind === "group" && scope.groupId === groupId;
}

export function clientInfo(client: ClientRecord, now: number): ClientInfo {
  const late = client.lastActiveDate !== null && now - client.lastActiveDate > SILENT_SECONDS;
  const hidesOverlap = isUnseen(client.overlapDate, client.seenFrom);
  return {
    firmwareVersion: client.firmwareVersion,
    configName: client.configName,
    configVersion: client.configVersion,
    configVersionDate: client.configVersionDate,
    overlapDate: hidesOverlap ? null : client.overlapDate,
    overlapSeconds: hidesOverlap ? null : client.overlapSeconds,
    clockSkewSeconds: client.clockSkewSeconds,
    clockSkewDate: client.clockSkewDate,
    lastBatt: client.battery,
    lastRssi: client.rssi,
    alarmLastActiveDate:
      late && client.lastActiveDate !== null ? client.lastActiveDate + SILENT_SECONDS : null,
  };
}

export function clientAlarms(client: ClientRecord): { text: string }[] {
  const texts: string[] = JSON.parse(client.alarms ?? "[]");
  return texts.map((text) => ({ text }));
}

/** The current control of a valve. */
function valveMetaData({ isValve, valveMode }: ClientRecord, now: number): object {
  if (!isValve) return {};
  const { mode, manualUntil } = effectiveMode(valveMode, now);
  return { _zalivalnik: { mode, manualUntil } };
}

/** The last reported hardware type and parameters. */
export function reportedParameters(client: ClientRecord): Record<string, unknown> {
  const hwType = client.hwType === null ? {} : { hwType: client.hwType };
  return { ...JSON.parse(client.reported ?? "{}"), ...hwType };
}
