import { bodyId, bodyIds } from "./bodyId.js";
import { flag, id, intOr, intOrNull, isObject, list, object, textOrNull } from "./decode.js";
import { type ConfigDocument, decodeDocument } from "./deviceConfig/deviceConfig.js";
import type { CallContext, PageAnswer, PlatformClient, Query, WriteOptions } from "./http.js";
import { decodeUserRef, type UserRefRecord } from "./userRef.js";

/** What is told of a version of a client's configuration wherever it is. */
interface VersionRecord {
  version: number;
  /** Unix seconds; null where the platform does not say. */
  changeDate: number | null;
  changedBy: UserRefRecord | null;
  restoredFrom: number | null;
}

/** A version of a client's configuration, whole. */
export interface ConfigVersionRecord extends VersionRecord {
  document: ConfigDocument;
}

/** A value of a document that differs from the one before; null where there is none. */
export interface ConfigChangeRecord {
  path: string;
  before: unknown;
  after: unknown;
}

/** How a document differs from the one before. */
export interface ConfigChangesRecord {
  changeCount: number;
  /** The first hundred of them. */
  changes: ConfigChangeRecord[];
}

/** A version, and how it differs from the one before. */
export interface ConfigHistoryRecord extends VersionRecord, ConfigChangesRecord {}

/** What became of a client's configuration; without changes from a platform that does not tell them. */
export interface AssignedRecord extends ConfigChangesRecord {
  clientId: string;
  version: number;
  /** False where the client had it already. */
  changed: boolean;
}

function decodeVersionFields(answer: Record<string, unknown>): VersionRecord {
  return {
    version: intOr(answer.version, 1, "config.version"),
    changeDate: intOrNull(answer.changeDate, "config.changeDate"),
    changedBy: decodeUserRef(answer.changedBy, "config.changedBy"),
    restoredFrom: intOrNull(answer.restoredFrom, "config.restoredFrom"),
  };
}

function decodeConfigVersion(value: unknown): ConfigVersionRecord {
  const answer = object(value, "config");
  return { ...decodeVersionFields(answer), document: decodeDocument(answer.data) };
}

/** Reads a page of versions, newest first. */
export function decodeConfigHistory(body: unknown): ConfigHistoryRecord[] {
  return list(body, "config/history", (value) => {
    const answer = object(value, "config/history");
    return { ...decodeVersionFields(answer), ...decodeChanges(answer) };
  });
}

function decodeChanges(answer: Record<string, unknown>): ConfigChangesRecord {
  const changes = list(answer.changes, "config.changes", decodeChange);
  return { changeCount: intOr(answer.changeCount, changes.length, "config.changeCount"), changes };
}

function decodeChange(value: unknown): ConfigChangeRecord {
  const change = object(value, "config.changes");
  const path = textOrNull(change.path, "config.changes.path") ?? "";
  return { path, before: change.before ?? null, after: change.after ?? null };
}

function decodeAssigned(value: unknown): AssignedRecord {
  const answer = object(value, "config/assign");
  return {
    clientId: id(answer.clientId, "config/assign.clientId"),
    version: intOr(answer.version, 1, "config/assign.version"),
    // A platform that does not say has assigned it.
    changed: answer.changed === undefined || flag(answer.changed),
    ...decodeChanges(answer),
  };
}

/** GET /config: what a client has now. @throws ApiError NOT_FOUND where nothing is assigned, or the client is not the caller's */
export async function getConfig(
  platform: PlatformClient,
  context: CallContext,
  clientId: string,
): Promise<ConfigVersionRecord> {
  return decodeConfigVersion(await platform.get(context, "config", { clientId }));
}

/**
 * GET /config/list: what clients have now, of those that have something.
 * @throws ApiError NOT_FOUND where one is not the caller's, NOT_OFFERED
 */
export async function listConfigs(
  platform: PlatformClient,
  context: CallContext,
  clientIds: readonly string[],
): Promise<Map<string, ConfigVersionRecord>> {
  const answer = await platform.get(context, "config/list", { clientId: clientIds.join(",") });
  const entries = list(answer, "config/list", (value): [string, ConfigVersionRecord] => [
    id(object(value, "config/list").clientId, "config/list.clientId"),
    decodeConfigVersion(value),
  ]);
  return new Map(entries);
}

/** GET /config/version: an earlier version. @throws ApiError NOT_FOUND */
export async function getConfigVersion(
  platform: PlatformClient,
  context: CallContext,
  clientId: string,
  version: number,
): Promise<ConfigVersionRecord> {
  return decodeConfigVersion(await platform.get(context, "config/version", { clientId, version }));
}

/** GET /config/history: a page of a client's versions, newest first. */
export function getConfigHistory(
  platform: PlatformClient,
  context: CallContext,
  clientId: string,
  page: Query,
): Promise<PageAnswer> {
  return platform.getPage(context, "config/history", { clientId, ...page });
}

/** POST /config/assign: gives clients a configuration, all of them or none. @returns what became of each, in any order */
export async function assignConfig(
  platform: PlatformClient,
  context: CallContext,
  clientIds: readonly string[],
  data: ConfigDocument,
  options: WriteOptions,
): Promise<AssignedRecord[]> {
  const body = { clientId: bodyIds(clientIds), data };
  const answer = await platform.post(context, "config/assign", body, options);
  if (Array.isArray(answer)) return answer.map(decodeAssigned);
  return isObject(answer) && answer.clientId !== undefined ? [decodeAssigned(answer)] : [];
}

/** POST /config/restore: makes an earlier version the newest one again. @throws ApiError NOT_FOUND */
export async function restoreConfig(
  platform: PlatformClient,
  context: CallContext,
  clientId: string,
  version: number,
  options: WriteOptions,
): Promise<AssignedRecord> {
  const body = { clientId: bodyId(clientId), version };
  return decodeAssigned(await platform.post(context, "config/restore", body, options));
}
