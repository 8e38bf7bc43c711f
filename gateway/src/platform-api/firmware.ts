import { ApiError } from "../errors.js";
import { bodyId, bodyIds } from "./bodyId.js";
import { id as idOf, type Json, list, object } from "./decode.js";
import { PROGRESS, PROGRESS_STATES } from "./deviceProgress.js";
import { etagOf, requireMatch } from "./etag.js";
import { id, instant, jsonObject, text, whole } from "./kinds.js";
import { laidOverUntold } from "./laidOver.js";
import { named, namingFields } from "./namedFaults.js";
import type { Platform, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, table } from "./table.js";
import { changedRecord, toldRecord, wholeList } from "./wholeAnswer.js";
import { oneOf } from "./words.js";

export const FIRMWARE = table("Firmware", "A firmware that devices can be given.", {
  id: need("id", id, "Opaque."),
  version: may("version", text, "As devices tell it once they have it."),
  hardwareType: may(
    ["metaData.hardwareType", "metadata.hardwareType"],
    text,
    "The type of hardware that it is for, one of hardwareTypes or the hash that is a device's own type; null where nobody knows.",
  ),
  description: may(
    ["metaData.description", "metadata.description"],
    text,
    "What it is good for; may be empty.",
  ),
  sha256: may("sha256", text, "SHA-256 of the file, hexadecimal."),
  size: may("size", whole, "Of the file, bytes."),
  createDate: may("createDate", instant, "When it was uploaded."),
  // As the platform keeps it. Keys unknown here stay.
  metaData: may(["metaData", "metadata"], jsonObject),
  etag: etagOf("version", "metaData|metadata"),
});
export type FirmwareRecord = RecordOf<typeof FIRMWARE>;

const ABOUT_ROLLOUT = "How far a device is with a firmware that it was assigned.";

export const ROLLOUT_STATE = oneOf(PROGRESS_STATES, "RolloutState", ABOUT_ROLLOUT);

export const FIRMWARE_ROLLOUT = table("FirmwareRollout", ABOUT_ROLLOUT, {
  clientId: need("clientId", id),
  firmwareId: need("firmwareId", id),
  ...PROGRESS,
  state: may("state", ROLLOUT_STATE, "How far it is; null for a state that is not known here."),
});
export type RolloutRecord = RecordOf<typeof FIRMWARE_ROLLOUT>;

/** A change of a firmware. Fields left out stay unchanged. */
interface FirmwareChange {
  version?: string | null | undefined;
  hardwareType?: string | null | undefined;
  description?: string | null | undefined;
}

/** Callers' names for the platform's fields. */
const NAMES = named({ "metadata.hardwareType": "hardwareType", "metadata.description": "description" });

/**
 * The platform names faulty clients by their ids (`clients.5`), which are not the caller's list positions.
 */
export const clientIdsName = (path: string) => path.replace(/^clients(\..*)?$/, "clientIds");

/** The same if the body's own id is the firmware's. */
const assignmentName = (path: string) => (path === "id" ? "firmwareId" : clientIdsName(path));

/** GET /firmware/list: newest first (administrators). */
export async function listFirmwares(platform: Platform): Promise<FirmwareRecord[]> {
  return wholeList(await platform.get("firmware/list"), FIRMWARE);
}

/** GET /firmware/rollout: the states of its clients (administrators). @throws ApiError NOT_FOUND */
export async function getRollout(platform: Platform, firmwareId: string): Promise<RolloutRecord[]> {
  const answer = await platform.get("firmware/rollout", { id: firmwareId });
  return wholeList(answer, FIRMWARE_ROLLOUT, { firmwareId });
}

/**
 * GET /firmware/assigned: the last assignments of those clients that have one (administrators).
 * @throws ApiError NOT_FOUND if one is unknown
 */
export async function listAssigned(
  platform: Platform,
  clientIds: readonly string[],
): Promise<Map<string, RolloutRecord>> {
  const answer = await platform.get("firmware/assigned", { clientId: clientIds.join(",") });
  const assigned = wholeList(answer, FIRMWARE_ROLLOUT);
  return new Map(assigned.map((one) => [one.clientId, one]));
}

/**
 * PATCH /firmware (administrators). The whole firmware is sent if a platform drops what is left out.
 * @throws ApiError NOT_FOUND, CONFLICT, VALIDATION_FAILED
 */
export async function updateFirmware(
  platform: Platform,
  firmwareId: string,
  { version, ...meta }: FirmwareChange,
  options: WriteOptions,
): Promise<FirmwareRecord | null> {
  const given: Json = Object.fromEntries(
    [
      ["hardwareType", meta.hardwareType],
      ["description", meta.description],
    ].filter(([, value]) => typeof value === "string"),
  );
  const find = async () => (await listFirmwares(platform)).find(({ id }) => id === firmwareId);
  await requireMatch(platform, options, async () => (await find())?.etag);
  const isWhole = !(await platform.offers.has("metadata-merge"));
  const before = isWhole ? await find() : undefined;
  if (isWhole && !before) throw new ApiError("NOT_FOUND", "There is no such firmware, or it is not yours.");
  const metadata = isWhole ? laidOverUntold(before?.metaData ?? null, given) : given;
  const named = version ?? before?.version;
  const body = {
    id: bodyId(firmwareId),
    ...(typeof named === "string" ? { version: named } : {}),
    ...(metadata && Object.keys(metadata).length > 0 ? { metadata: JSON.stringify(metadata) } : {}),
  };
  const changed = platform.patch("firmware", body, options);
  return changedRecord(toldRecord(await namingFields(changed, NAMES), FIRMWARE), options, find);
}

/** DELETE /firmware (administrators): also ends its assignments. @throws ApiError NOT_FOUND */
export async function deleteFirmware(
  platform: Platform,
  firmwareId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete("firmware", { id: firmwareId }, options, { id: bodyId(firmwareId) });
}

interface NewAssignment {
  firmwareId: string;
  clientIds: readonly string[];
  force: boolean;
  skipRunning: boolean;
}

/**
 * POST /firmware/assign (administrators): to clients, all of them or none.
 * @param force also to clients whose hardware differs or is not known
 * @param skipRunning skips clients that report this version already, if the platform can do so
 * @returns the ids of the skipped clients
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED
 */
export async function assignFirmware(
  platform: Platform,
  { firmwareId, clientIds, force, skipRunning }: NewAssignment,
  options: WriteOptions,
): Promise<ReadonlySet<string>> {
  const skips = skipRunning && (await platform.offers.has("firmware-skip"));
  const body = {
    id: bodyId(firmwareId),
    clients: bodyIds(clientIds),
    ...(force ? { force } : {}),
    ...(skips ? { skipRunning } : {}),
  };
  const answer = await namingFields(platform.post("firmware/assign", body, options), assignmentName);
  const path = "firmware/assign.skipped";
  return new Set(skips ? list(object(answer, path).skipped, path, (one) => idOf(one, path)) : []);
}

/**
 * POST /firmware/retry (administrators): again for the clients that failed, of the given ones or of all.
 * @returns the ids of the clients that had failed
 */
export async function retryFirmware(
  platform: Platform,
  { firmwareId, clientIds }: { firmwareId: string; clientIds?: readonly string[] | null },
  options: WriteOptions,
): Promise<string[]> {
  const body = { id: bodyId(firmwareId), ...(clientIds ? { clients: bodyIds(clientIds) } : {}) };
  const again = platform.post("firmware/retry", body, options);
  const answer = object(await namingFields(again, assignmentName), "firmware/retry");
  return list(answer.clients, "firmware/retry.clients", (client) => idOf(client, "firmware/retry.clients"));
}
