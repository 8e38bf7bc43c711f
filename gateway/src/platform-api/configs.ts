import { ApiError } from "../errors.js";
import { bodyId, bodyIds } from "./bodyId.js";
import { isObject, type Json, parsed } from "./decode.js";
import type { ConfigDocument } from "./deviceConfig/deviceConfig.js";
import { etagOf } from "./etag.js";
import { flag, id, instant, json, jsonObject, listOf, text, whole } from "./kinds.js";
import type { PageAnswer, Platform, Query, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, table } from "./table.js";
import { userRef } from "./userRef.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";

/** Fields of every version of a client's configuration. */
const VERSION = {
  version: may("version", whole, "Grows by one with each change."),
  changeDate: may("changeDate", instant, "When it was assigned; null where nobody knows."),
  changedBy: may(
    "changedBy",
    userRef,
    "Who assigned it; null where nobody knows: a script did, or the account is gone.",
  ),
  restoredFrom: may(
    "restoredFrom",
    whole,
    "The earlier version that it brought back; null where it did not.",
  ),
};

export const CONFIG_VERSION = table("ConfigVersion", "A version of a client's configuration.", {
  ...VERSION,
  document: may("data", jsonObject, "The whole document, as the device gets it."),
  etag: etagOf("data"),
});
export type ConfigVersionRecord = RecordOf<typeof CONFIG_VERSION>;

export const CONFIG_CHANGE = table("ConfigChange", "A value that differs from the version before.", {
  path: may("path", text, "Where it is in the document, e.g. `BasicConfig.brtLevel.3`."),
  before: may("before", json, "What was there; null where nothing was. A long value is told by its length."),
  after: may("after", json, "What is there; null where nothing is. A long value is told by its length."),
});

/** The same in a list of several clients. */
const LISTED = table("config/list", "What a client has now.", {
  ...CONFIG_VERSION.fields,
  clientId: need("clientId", id),
});

/** Fields about the differences from the previous document. */
const CHANGES = {
  changeCount: may("changeCount", whole, "Values that differ from the version before."),
  changes: may("changes", listOf(CONFIG_CHANGE), "The first hundred of them."),
};

export const CONFIG_HISTORY_ENTRY = table(
  "ConfigHistoryEntry",
  "A version of a client's configuration, and what it changed.",
  { ...VERSION, ...CHANGES },
);
export type ConfigHistoryRecord = RecordOf<typeof CONFIG_HISTORY_ENTRY>;

/** The differences from the previous document; null if the platform does not report them. */
export type ConfigChangesRecord = Pick<ConfigHistoryRecord, "changeCount" | "changes">;

const ASSIGNED = table("config/assign", "What became of a client's configuration.", {
  clientId: need("clientId", id),
  version: may("version", whole),
  changed: may("changed", flag),
  ...CHANGES,
});

/** The outcome for a client's configuration, with its changes if the platform reports them. */
export interface AssignedRecord extends ConfigChangesRecord {
  clientId: string;
  version: number;
  /** False if the client had it already. */
  changed: boolean;
}

/** Reads a page of versions, newest first. */
export const decodeConfigHistory = (body: unknown): ConfigHistoryRecord[] =>
  wholeList(body, CONFIG_HISTORY_ENTRY);

function decodeAssigned(value: unknown): AssignedRecord {
  const { clientId, version, changed, changeCount, changes } = wholeRecord(value, ASSIGNED);
  // A platform that does not say has assigned it.
  return { clientId, version: version ?? 1, changed: changed ?? true, changeCount, changes };
}

/**
 * The document that a change is laid over; null if the client has none.
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if it has one that can't be read: a change would overwrite it
 */
export function documentOf(config: ConfigVersionRecord | null): ConfigDocument | null {
  if (config === null || config.document) return config?.document ?? null;
  throw new ApiError(
    "UPSTREAM_INVALID_RESPONSE",
    "The platform's answer holds no configuration that can be read.",
  );
}

/**
 * GET /config: a client's current configuration.
 * @throws ApiError NOT_FOUND if nothing is assigned, or the client is not the caller's
 */
export async function getConfig(platform: Platform, clientId: string): Promise<ConfigVersionRecord> {
  const config = decodeConfig(await platform.get("config", { clientId }));
  if (config) return config;
  throw new ApiError("NOT_FOUND", "The client has no configuration.");
}

/**
 * Reads the answer of GET /config; null if it says that there is none.
 * @throws ApiError UPSTREAM_INVALID_RESPONSE
 */
export function decodeConfig(answer: unknown): ConfigVersionRecord | null {
  const told = configIn(answer);
  return told && wholeRecord(told, CONFIG_VERSION);
}

/** True if an object is a configuration, and not a wrapper of one. */
const isDocument = (value: unknown) => isObject(value) && ("cfgID" in value || "BasicConfig" in value);

/**
 * A configuration's answer with its document as `data`, at any depth. Some platforms wrap it twice, following
 * "config in data.data"; some answer it bare.
 * @returns null if the answer says that there is none
 */
function configIn(answer: unknown): Json | null {
  const told = parsed(answer);
  if (isDocument(told)) return { data: told };
  if (told === null || !isObject(told)) return told === null ? null : { data: told };
  let data = parsed(told.data);
  while (isObject(data) && !isDocument(data) && "data" in data) data = parsed(data.data);
  const isNone = data === null || data === undefined || data === "";
  return isNone ? null : { ...told, data };
}

/**
 * GET /config/list: the current configurations of those clients that have one.
 * @throws ApiError NOT_FOUND if one is not the caller's, NOT_OFFERED
 */
export async function listConfigs(
  platform: Platform,
  clientIds: readonly string[],
): Promise<Map<string, ConfigVersionRecord>> {
  const answer = await platform.get("config/list", { clientId: clientIds.join(",") });
  const entries = wholeList(answer, LISTED).map((config): [string, ConfigVersionRecord] => [
    config.clientId,
    config,
  ]);
  return new Map(entries);
}

/** GET /config/version: an earlier version. @throws ApiError NOT_FOUND */
export async function getConfigVersion(
  platform: Platform,
  clientId: string,
  version: number,
): Promise<ConfigVersionRecord> {
  return wholeRecord(await platform.get("config/version", { clientId, version }), CONFIG_VERSION);
}

/** GET /config/history: a page of a client's versions, newest first. */
export function getConfigHistory(platform: Platform, clientId: string, page: Query): Promise<PageAnswer> {
  return platform.getPage("config/history", { clientId, ...page });
}

/**
 * POST /config/assign: gives clients a configuration, all of them or none. Several clients only if the
 * platform takes several.
 * @returns the outcome of each, in any order
 */
export async function assignConfig(
  platform: Platform,
  clientIds: readonly string[],
  data: ConfigDocument,
  options: WriteOptions,
): Promise<AssignedRecord[]> {
  if (clientIds.length > 1) await platform.offers.require("id-lists");
  const body = { clientId: bodyIds(clientIds), data };
  const answer = await platform.post("config/assign", body, options);
  if (Array.isArray(answer)) return answer.map(decodeAssigned);
  return isObject(answer) && answer.clientId !== undefined ? [decodeAssigned(answer)] : [];
}

/** POST /config/restore: makes an earlier version the newest one again. @throws ApiError NOT_FOUND */
export async function restoreConfig(
  platform: Platform,
  clientId: string,
  version: number,
  options: WriteOptions,
): Promise<AssignedRecord> {
  const body = { clientId: bodyId(clientId), version };
  return decodeAssigned(await platform.post("config/restore", body, options));
}
