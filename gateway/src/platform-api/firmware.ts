import { bodyId, bodyIds } from "./bodyId.js";
import { id, intOr, intOrNull, type Json, list, object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient, WriteOptions } from "./http.js";
import { named, namingFields } from "./namedFaults.js";

/** A firmware that devices can be given. */
export interface FirmwareRecord {
  id: string;
  version: string;
  hardwareType: string | null;
  description: string;
  /** Hexadecimal. */
  sha256: string | null;
  /** Bytes. */
  size: number | null;
  createDate: number;
}

export type RolloutStateName = "ASSIGNED" | "DOWNLOADING" | "DOWNLOADED" | "INSTALLED" | "FAILED";

/** How far a client is with a firmware that it was assigned. */
export interface RolloutRecord {
  clientId: string;
  firmwareId: string;
  /** Null for one that is not known here. */
  state: RolloutStateName | null;
  assignDate: number | null;
  downloadDate: number | null;
  downloadedDate: number | null;
  reportDate: number | null;
  reportedVersion: string | null;
  attempts: number;
}

/** What a change of a firmware gives; what is left out stays. */
export interface FirmwareChange {
  version?: string | null | undefined;
  hardwareType?: string | null | undefined;
  description?: string | null | undefined;
}

const STATES: readonly RolloutStateName[] = ["ASSIGNED", "DOWNLOADING", "DOWNLOADED", "INSTALLED", "FAILED"];

/** What callers know the platform's fields as. */
const NAMES = named({ "metadata.hardwareType": "hardwareType", "metadata.description": "description" });

/** Clients are faulty by their ids (`clients.5`), which a caller has given elsewhere in the list. */
export const clientIdsName = (path: string) => path.replace(/^clients(\..*)?$/, "clientIds");

/** The same where the body's own id is the firmware's. */
const assignmentName = (path: string) => (path === "id" ? "firmwareId" : clientIdsName(path));

/** Reads the platform's firmware JSON. */
export function decodeFirmware(value: unknown): FirmwareRecord {
  const firmware = object(value, "firmware");
  const metaData = object(firmware.metaData ?? firmware.metadata, "firmware.metaData");
  return {
    id: id(firmware.id, "firmware.id"),
    version: textOrNull(firmware.version, "firmware.version") ?? "",
    hardwareType: textOrNull(metaData.hardwareType, "firmware.hardwareType"),
    description: textOrNull(metaData.description, "firmware.description") ?? "",
    sha256: textOrNull(firmware.sha256, "firmware.sha256"),
    size: intOrNull(firmware.size, "firmware.size"),
    createDate: intOr(firmware.createDate, 0, "firmware.createDate"),
  };
}

function decodeRollout(value: unknown, firmwareId?: string): RolloutRecord {
  const rollout = object(value, "rollout");
  const state = textOrNull(rollout.state, "rollout.state")?.toUpperCase();
  return {
    clientId: id(rollout.clientId, "rollout.clientId"),
    firmwareId: firmwareId ?? id(rollout.firmwareId, "rollout.firmwareId"),
    state: STATES.find((known) => known === state) ?? null,
    assignDate: intOrNull(rollout.assignDate, "rollout.assignDate"),
    downloadDate: intOrNull(rollout.downloadDate, "rollout.downloadDate"),
    downloadedDate: intOrNull(rollout.downloadedDate, "rollout.downloadedDate"),
    reportDate: intOrNull(rollout.reportDate, "rollout.reportDate"),
    reportedVersion: textOrNull(rollout.reportedVersion, "rollout.reportedVersion"),
    attempts: intOr(rollout.attempts, 1, "rollout.attempts"),
  };
}

/** GET /firmware/list: newest first (administrators). */
export async function listFirmwares(
  platform: PlatformClient,
  context: CallContext,
): Promise<FirmwareRecord[]> {
  return list(await platform.get(context, "firmware/list"), "firmware/list", decodeFirmware);
}

/** GET /firmware/rollout: how far its clients are (administrators). @throws ApiError NOT_FOUND */
export async function getRollout(
  platform: PlatformClient,
  context: CallContext,
  firmwareId: string,
): Promise<RolloutRecord[]> {
  const answer = await platform.get(context, "firmware/rollout", { id: firmwareId });
  return list(answer, "firmware/rollout", (one) => decodeRollout(one, firmwareId));
}

/**
 * GET /firmware/assigned: what clients were assigned last, of those that were assigned something (administrators).
 * @throws ApiError NOT_FOUND where one is unknown
 */
export async function listAssigned(
  platform: PlatformClient,
  context: CallContext,
  clientIds: readonly string[],
): Promise<Map<string, RolloutRecord>> {
  const answer = await platform.get(context, "firmware/assigned", { clientId: clientIds.join(",") });
  const assigned = list(answer, "firmware/assigned", (one) => decodeRollout(one));
  return new Map(assigned.map((one) => [one.clientId, one]));
}

/** PATCH /firmware (administrators). @throws ApiError NOT_FOUND, CONFLICT, VALIDATION_FAILED */
export async function updateFirmware(
  platform: PlatformClient,
  context: CallContext,
  firmwareId: string,
  { version, ...meta }: FirmwareChange,
  options: WriteOptions,
): Promise<FirmwareRecord> {
  const metadata: Json = Object.fromEntries(
    [
      ["hardwareType", meta.hardwareType],
      ["description", meta.description],
    ].filter(([, value]) => typeof value === "string"),
  );
  const body = {
    id: bodyId(firmwareId),
    ...(typeof version === "string" ? { version } : {}),
    ...(Object.keys(metadata).length > 0 ? { metadata: JSON.stringify(metadata) } : {}),
  };
  return decodeFirmware(await namingFields(platform.patch(context, "firmware", body, options), NAMES));
}

/** DELETE /firmware (administrators): nobody has it assigned any more. @throws ApiError NOT_FOUND */
export async function deleteFirmware(
  platform: PlatformClient,
  context: CallContext,
  firmwareId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "firmware", { id: firmwareId }, options);
}

/**
 * POST /firmware/assign (administrators): to clients, all of them or none.
 * @param force also to those whose hardware is another, or not known
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED
 */
export async function assignFirmware(
  platform: PlatformClient,
  context: CallContext,
  { firmwareId, clientIds, force }: { firmwareId: string; clientIds: readonly string[]; force: boolean },
  options: WriteOptions,
): Promise<void> {
  const body = { id: bodyId(firmwareId), clients: bodyIds(clientIds), ...(force ? { force } : {}) };
  await namingFields(platform.post(context, "firmware/assign", body, options), assignmentName);
}

/**
 * POST /firmware/retry (administrators): once more to the clients that failed, of the given ones or of all.
 * @returns the ids of those that failed
 */
export async function retryFirmware(
  platform: PlatformClient,
  context: CallContext,
  { firmwareId, clientIds }: { firmwareId: string; clientIds?: readonly string[] | null },
  options: WriteOptions,
): Promise<string[]> {
  const body = { id: bodyId(firmwareId), ...(clientIds ? { clients: bodyIds(clientIds) } : {}) };
  const again = platform.post(context, "firmware/retry", body, options);
  const answer = object(await namingFields(again, assignmentName), "firmware/retry");
  return list(answer.clients, "firmware/retry.clients", (client) => id(client, "firmware/retry.clients"));
}
