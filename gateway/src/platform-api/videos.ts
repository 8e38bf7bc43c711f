import { bodyId } from "./bodyId.js";
import {
  flag,
  id,
  idOrNull,
  intOr,
  intOrNull,
  type Json,
  list,
  numberOr,
  object,
  textOrNull,
} from "./decode.js";
import type { CallContext, PageAnswer, PlatformClient, Query, WriteOptions } from "./http.js";

export type DirectionName = "INCOMING" | "OUTGOING";

/** A road user that a camera saw, as far as it is labelled. */
export interface VideoVehicleRecord {
  id: string;
  faultyReading: boolean;
  direction: DirectionName | null;
  vehicleType: string | null;
  plate: string | null;
  datetime: number | null;
  /** The film's frame that shows it best; the first is 0. */
  frame: number | null;
}

/** A video with its labels: for labellers, as plates are personal data. */
export interface TrafficVideoRecord {
  id: string;
  checked: boolean;
  title: string | null;
  /** Of its first frame, Unix seconds. */
  recordedDate: number | null;
  url: string;
  frameRate: number;
  vehicles: VideoVehicleRecord[];
}

/** How far a video is, for administrators. Instants in Unix seconds. */
export interface TrafficVideoProgressRecord {
  id: string;
  title: string | null;
  recordedDate: number | null;
  url: string;
  /** Bytes of an uploaded film. */
  fileSize: number | null;
  frameRate: number;
  checked: boolean;
  createDate: number;
  checkedDate: number | null;
  labellerId: string | null;
  leaseUntil: number | null;
  vehicleCount: number;
  labelledCount: number;
  faultyReadingCount: number;
  platesRemoved: boolean;
}

/** A vehicle as people label it; what is left out is not known. */
export interface VideoVehicleChange {
  id?: string | null;
  faultyReading?: boolean | null;
  direction?: DirectionName | null;
  vehicleType?: string | null;
  plate?: string | null;
  datetime?: number | null;
  frame?: number | null;
}

/** How many videos wait, are in work, and are labelled. */
export interface TrafficVideoCountsRecord {
  waiting: number;
  inWork: number;
  done: number;
}

const DEFAULT_FRAME_RATE = 15;

function decodeVideo(value: unknown): TrafficVideoRecord {
  const video = object(value, "video");
  return {
    id: id(video.id, "video.id"),
    checked: flag(video.checked),
    title: textOrNull(video.title, "video.title"),
    recordedDate: intOrNull(video.recordedDate, "video.recordedDate"),
    url: textOrNull(video.url, "video.url") ?? "",
    frameRate: numberOr(video.frameRate, DEFAULT_FRAME_RATE, "video.frameRate"),
    vehicles: list(video.vehicles, "video.vehicles", decodeVehicle),
  };
}

function decodeVehicle(value: unknown): VideoVehicleRecord {
  const vehicle = object(value, "video.vehicle");
  return {
    id: id(vehicle.id, "video.vehicle.id"),
    faultyReading: flag(vehicle.faultyReading),
    direction: directionOf(vehicle.direction),
    vehicleType: textOrNull(vehicle.vehicleType, "video.vehicle.vehicleType"),
    plate: textOrNull(vehicle.plate, "video.vehicle.plate"),
    datetime: intOrNull(vehicle.datetime, "video.vehicle.datetime"),
    frame: intOrNull(vehicle.frame, "video.vehicle.frame"),
  };
}

function directionOf(value: unknown): DirectionName | null {
  if (value === "incoming") return "INCOMING";
  return value === "outgoing" ? "OUTGOING" : null;
}

export function decodeProgress(value: unknown): TrafficVideoProgressRecord {
  const video = object(value, "video");
  return {
    id: id(video.id, "video.id"),
    title: textOrNull(video.title, "video.title"),
    recordedDate: intOrNull(video.recordedDate, "video.recordedDate"),
    url: textOrNull(video.url, "video.url") ?? "",
    fileSize: intOrNull(video.fileSize, "video.fileSize"),
    frameRate: numberOr(video.frameRate, DEFAULT_FRAME_RATE, "video.frameRate"),
    checked: flag(video.checked),
    createDate: intOr(video.createDate, 0, "video.createDate"),
    checkedDate: intOrNull(video.checkedDate, "video.checkedDate"),
    labellerId: idOrNull(video.labellerId, "video.labellerId"),
    leaseUntil: intOrNull(video.leaseUntil, "video.leaseUntil"),
    vehicleCount: intOr(video.vehicles, 0, "video.vehicles"),
    labelledCount: intOr(video.labelled, 0, "video.labelled"),
    faultyReadingCount: intOr(video.faultyReadings, 0, "video.faultyReadings"),
    platesRemoved: flag(video.platesRemoved),
  };
}

/** GET /stetje/video/next: the labeller's video in work, else the next one, then kept for half an hour; null where there is none. @throws ApiError FORBIDDEN */
export async function nextVideo(
  platform: PlatformClient,
  context: CallContext,
): Promise<TrafficVideoRecord | null> {
  const video = await platform.get(context, "stetje/video/next");
  return video === null ? null : decodeVideo(video);
}

/** GET /stetje/video/list (administrators): one page, newest first. */
export function pageOfVideos(
  platform: PlatformClient,
  context: CallContext,
  query: Query,
): Promise<PageAnswer> {
  return platform.getPage(context, "stetje/video/list", query);
}

export const decodeVideos = (body: unknown): TrafficVideoProgressRecord[] =>
  list(body, "stetje/video/list", decodeProgress);

/** POST /stetje/video: stores labels; vehicles that are left out stay. @throws ApiError NOT_FOUND, CONFLICT where somebody else has it */
export async function saveVideoLabels(
  platform: PlatformClient,
  context: CallContext,
  labels: { id: string; checked: boolean; vehicles: readonly VideoVehicleChange[] },
  options: WriteOptions,
): Promise<TrafficVideoRecord> {
  const body = { id: bodyId(labels.id), checked: labels.checked, vehicles: labels.vehicles.map(vehicleBody) };
  return decodeVideo(await platform.post(context, "stetje/video", body, options));
}

/** GET /stetje/video/counts: for labellers and administrators. @throws ApiError FORBIDDEN */
export async function getVideoCounts(
  platform: PlatformClient,
  context: CallContext,
): Promise<TrafficVideoCountsRecord> {
  const counts = object(await platform.get(context, "stetje/video/counts"), "stetje/video/counts");
  return {
    waiting: intOr(counts.waiting, 0, "counts.waiting"),
    inWork: intOr(counts.inWork, 0, "counts.inWork"),
    done: intOr(counts.done, 0, "counts.done"),
  };
}

/** POST /stetje/video/return: the labeller's video in work goes back to those that wait. @throws ApiError NOT_FOUND, CONFLICT */
export async function returnVideo(
  platform: PlatformClient,
  context: CallContext,
  videoId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.post(context, "stetje/video/return", { id: bodyId(videoId) }, options);
}

/** DELETE /stetje/video (administrators): with film and labels. @throws ApiError NOT_FOUND */
export async function deleteVideo(
  platform: PlatformClient,
  context: CallContext,
  videoId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "stetje/video", { id: videoId }, options);
}

/** A film that lies elsewhere. */
export interface NewVideo {
  url: string;
  frameRate: number;
  title?: string | null;
  recordedDate?: number | null;
  vehicles: readonly VideoVehicleChange[];
}

/** POST /stetje/video/add (administrators). @throws ApiError VALIDATION_FAILED */
export async function addVideo(
  platform: PlatformClient,
  context: CallContext,
  { url, frameRate, title, recordedDate, vehicles }: NewVideo,
  options: WriteOptions,
): Promise<TrafficVideoProgressRecord> {
  const body = {
    url,
    frameRate,
    ...(title ? { title } : {}),
    ...(recordedDate === undefined || recordedDate === null ? {} : { recordedDate }),
    vehicles: vehicles.map(vehicleBody),
  };
  return decodeProgress(await platform.post(context, "stetje/video/add", body, options));
}

function vehicleBody(vehicle: VideoVehicleChange): Json {
  return {
    ...(vehicle.id ? { id: bodyId(vehicle.id) } : {}),
    faultyReading: vehicle.faultyReading ?? false,
    direction: vehicle.direction?.toLowerCase() ?? null,
    vehicleType: vehicle.vehicleType ?? null,
    plate: vehicle.plate ?? null,
    datetime: vehicle.datetime ?? null,
    frame: vehicle.frame ?? null,
  };
}
