import { bodyId, bodyIds } from "./bodyId.js";
import { flag, id, intOr, intOrNull, list, object, textOrNull } from "./decode.js";
import { clientIdsName } from "./firmware.js";
import type { CallContext, PageAnswer, PlatformClient, Query, WriteOptions } from "./http.js";
import { namingFields } from "./namedFaults.js";
import { decodeUserRef, type UserRefRecord } from "./userRef.js";

const STATES = ["PILOTS", "REST", "STOPPED", "DONE"] as const;
const STOP_REASONS = ["FAILURES", "PERSON"] as const;
const DEVICE_STATES = [
  "WAITING",
  "ASSIGNED",
  "DOWNLOADING",
  "DOWNLOADED",
  "INSTALLED",
  "FAILED",
  "WITHDRAWN",
  "REPLACED",
] as const;
export type StagedRolloutStateName = (typeof STATES)[number];
export type StagedRolloutStopReasonName = (typeof STOP_REASONS)[number];
export type RolloutDeviceStateName = (typeof DEVICE_STATES)[number];

/** How many devices of a rollout are how far. */
export interface StagedRolloutCountsRecord {
  total: number;
  waiting: number;
  underWay: number;
  installed: number;
  failed: number;
  withdrawn: number;
  replaced: number;
}

/** How far a device of a rollout is. Instants in Unix seconds. */
export interface RolloutDeviceRecord {
  clientId: string;
  isPilot: boolean;
  /** Null for one that is not known here. */
  state: RolloutDeviceStateName | null;
  assignDate: number | null;
  downloadDate: number | null;
  downloadedDate: number | null;
  reportDate: number | null;
  reportedVersion: string | null;
  attempts: number;
}

/** A firmware on its way to devices, pilots first. Instants in Unix seconds. */
export interface StagedRolloutRecord {
  id: string;
  firmwareId: string;
  /** Null for one that is not known here. */
  state: StagedRolloutStateName | null;
  stopReason: StagedRolloutStopReasonName | null;
  pilots: number;
  failuresAtMost: number;
  createDate: number;
  createdBy: UserRefRecord | null;
  endDate: number | null;
  counts: StagedRolloutCountsRecord;
  /** In the order in which they get it; null in a list, which does not tell them. */
  devices: RolloutDeviceRecord[] | null;
}

/** What a platform's word is called here; null for one that is not known. */
function nameOf<Name extends string>(names: readonly Name[], value: unknown, field: string): Name | null {
  const word = textOrNull(value, field)?.toUpperCase();
  return names.find((name) => name === word) ?? null;
}

/** Reads the platform's rollout JSON. */
function decodeRollout(value: unknown): StagedRolloutRecord {
  const rollout = object(value, "stagedRollout");
  return {
    id: id(rollout.id, "stagedRollout.id"),
    firmwareId: id(rollout.firmwareId, "stagedRollout.firmwareId"),
    state: nameOf(STATES, rollout.state, "stagedRollout.state"),
    stopReason: nameOf(STOP_REASONS, rollout.stopReason, "stagedRollout.stopReason"),
    pilots: intOr(rollout.pilots, 1, "stagedRollout.pilots"),
    failuresAtMost: intOr(rollout.failuresAtMost, 0, "stagedRollout.failuresAtMost"),
    createDate: intOr(rollout.createDate, 0, "stagedRollout.createDate"),
    createdBy: decodeUserRef(rollout.createdBy, "stagedRollout.createdBy"),
    endDate: intOrNull(rollout.endDate, "stagedRollout.endDate"),
    counts: decodeCounts(rollout.counts),
    devices:
      rollout.devices === undefined ? null : list(rollout.devices, "stagedRollout.devices", decodeDevice),
  };
}

function decodeCounts(value: unknown): StagedRolloutCountsRecord {
  const counts = object(value, "stagedRollout.counts");
  const count = (name: keyof StagedRolloutCountsRecord) =>
    intOr(counts[name], 0, `stagedRollout.counts.${name}`);
  return {
    total: count("total"),
    waiting: count("waiting"),
    underWay: count("underWay"),
    installed: count("installed"),
    failed: count("failed"),
    withdrawn: count("withdrawn"),
    replaced: count("replaced"),
  };
}

function decodeDevice(value: unknown): RolloutDeviceRecord {
  const device = object(value, "rolloutDevice");
  return {
    clientId: id(device.clientId, "rolloutDevice.clientId"),
    isPilot: flag(device.isPilot),
    state: nameOf(DEVICE_STATES, device.state, "rolloutDevice.state"),
    assignDate: intOrNull(device.assignDate, "rolloutDevice.assignDate"),
    downloadDate: intOrNull(device.downloadDate, "rolloutDevice.downloadDate"),
    downloadedDate: intOrNull(device.downloadedDate, "rolloutDevice.downloadedDate"),
    reportDate: intOrNull(device.reportDate, "rolloutDevice.reportDate"),
    reportedVersion: textOrNull(device.reportedVersion, "rolloutDevice.reportedVersion"),
    attempts: intOr(device.attempts, 0, "rolloutDevice.attempts"),
  };
}

/** GET /rollout/list (administrators): a page, newest first, without devices. */
export function pageOfRollouts(
  platform: PlatformClient,
  context: CallContext,
  firmwareId: string | undefined,
  page: Query,
): Promise<PageAnswer> {
  return platform.getPage(context, "rollout/list", { ...page, firmwareId });
}

/** Reads a page of rollouts. */
export const decodeRollouts = (body: unknown): StagedRolloutRecord[] =>
  list(body, "rollout/list", decodeRollout);

/** GET /rollout (administrators): with its devices. @throws ApiError NOT_FOUND */
export async function getStagedRollout(
  platform: PlatformClient,
  context: CallContext,
  rolloutId: string,
): Promise<StagedRolloutRecord> {
  return decodeRollout(await platform.get(context, "rollout", { id: rolloutId }));
}

export interface NewRollout {
  firmwareId: string;
  clientIds: readonly string[];
  pilots: number;
  failuresAtMost: number;
  /** Also for devices whose hardware is another, or not known. */
  force: boolean;
}

/** POST /rollout (administrators). @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function startRollout(
  platform: PlatformClient,
  context: CallContext,
  { firmwareId, clientIds, pilots, failuresAtMost, force }: NewRollout,
  options: WriteOptions,
): Promise<StagedRolloutRecord> {
  const body = {
    firmwareId: bodyId(firmwareId),
    clients: bodyIds(clientIds),
    pilots,
    failuresAtMost,
    ...(force ? { force } : {}),
  };
  return decodeRollout(await namingFields(platform.post(context, "rollout", body, options), clientIdsName));
}

/** POST /rollout/clients (administrators): they wait behind the pilots. @throws ApiError NOT_FOUND, CONFLICT where it is over, VALIDATION_FAILED */
export async function addToRollout(
  platform: PlatformClient,
  context: CallContext,
  { id: rolloutId, clientIds, force }: { id: string; clientIds: readonly string[]; force: boolean },
  options: WriteOptions,
): Promise<StagedRolloutRecord> {
  const body = { id: bodyId(rolloutId), clients: bodyIds(clientIds), ...(force ? { force } : {}) };
  const added = platform.post(context, "rollout/clients", body, options);
  return decodeRollout(await namingFields(added, clientIdsName));
}

/** PATCH /rollout (administrators): stops it, or lets it go on. @throws ApiError NOT_FOUND, CONFLICT where it is over */
export async function setRolloutState(
  platform: PlatformClient,
  context: CallContext,
  rolloutId: string,
  state: "stopped" | "running",
  options: WriteOptions,
): Promise<StagedRolloutRecord> {
  return decodeRollout(await platform.patch(context, "rollout", { id: bodyId(rolloutId), state }, options));
}

/** POST /rollout/retry (administrators): once more to devices that failed, of the given ones or of all. @throws ApiError NOT_FOUND */
export async function retryRollout(
  platform: PlatformClient,
  context: CallContext,
  { id: rolloutId, clientIds }: { id: string; clientIds?: readonly string[] | null | undefined },
  options: WriteOptions,
): Promise<StagedRolloutRecord> {
  const body = { id: bodyId(rolloutId), ...(clientIds ? { clients: bodyIds(clientIds) } : {}) };
  const again = platform.post(context, "rollout/retry", body, options);
  return decodeRollout(await namingFields(again, clientIdsName));
}
