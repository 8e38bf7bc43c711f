import { ApiError, refused } from "../errors.js";
import { bodyId } from "./bodyId.js";
import { isObject, type Json, parsed, textOrNull } from "./decode.js";
import { DIRECTION } from "./direction.js";
import type { Kind } from "./kind.js";
import { flag, id, instant, listOf, number, text, whole } from "./kinds.js";
import { label } from "./names.js";
import type { PageAnswer, Platform, Query, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, table } from "./table.js";
import { toldRecord, wholeList, wholeObject, wholeRecord } from "./wholeAnswer.js";
import type { NameOf } from "./words.js";

export type DirectionName = NameOf<typeof DIRECTION>;

/** A text that is edited as it is. An empty one is none: it could not be sent back. */
const given: Kind<string> = {
  shape: "String",
  read: (wire, field) => {
    const told = textOrNull(wire, field);
    return told === null || told.trim() === "" ? null : told;
  },
};

export const VIDEO_VEHICLE = table("VideoVehicle", "A road user that the camera or a labeller saw.", {
  id: need("id", id, "Its number within the video."),
  faultyReading: may("faultyReading", flag, "Whether the camera was wrong: no vehicle; null: not told."),
  direction: may("direction", DIRECTION, "Which way it goes; null: not labelled."),
  vehicleType: may("vehicleType", given, "What it is, e.g. `car`; null: not labelled."),
  plate: may(
    "plate",
    given,
    "Its plate, which is personal data and removed some days after; null: not labelled, or removed.",
  ),
  datetime: may("datetime", instant, "When it passed; null: not labelled."),
  frame: may(
    "frame",
    whole,
    "The film's frame that shows it best, of which the first is 0; null: not known.",
  ),
});
export type VideoVehicleRecord = RecordOf<typeof VIDEO_VEHICLE>;

const inVideo = listOf(VIDEO_VEHICLE);

/** The vehicles of a video, numbered by position if the platform does not number them. */
const vehicles: Kind<VideoVehicleRecord[]> = {
  shape: inVideo.shape,
  read: (wire, field) => {
    const told = parsed(wire);
    if (!Array.isArray(told)) return inVideo.read(told, field);
    return inVideo.read(
      told.map((vehicle, place) => (isObject(vehicle) ? { id: place + 1, ...vehicle } : vehicle)),
      field,
    );
  },
};

const FILM = {
  title: may("title", label, "What people call it."),
  recordedDate: may("recordedDate", instant, "When its first frame was taken; null: not known."),
  url: may("url", text, "Where the film is: an https address, or a path on this origin; null: not told."),
  frameRate: may("frameRate", number, "Frames a second; null: not told."),
};

export const TRAFFIC_VIDEO = table("TrafficVideo", "A traffic video with its labels.", {
  id: need("id", id, "Its id."),
  checked: may("checked", flag, "Whether all of it is labelled; null: not told."),
  ...FILM,
  vehicles: may("vehicles", vehicles, "The road users in it; 2,000 at most. Null: not told."),
});
/** For labellers only, as plates are personal data. */
export type TrafficVideoRecord = RecordOf<typeof TRAFFIC_VIDEO>;

export const TRAFFIC_VIDEO_PROGRESS = table(
  "TrafficVideoProgress",
  "How far a traffic video is; without plates.",
  {
    id: need("id", id, "The video's id."),
    ...FILM,
    fileSize: may(
      "fileSize",
      whole,
      "Bytes of the film that was uploaded; null: it lies elsewhere, or is gone with its plates.",
    ),
    checked: may("checked", flag, "Whether all of it is labelled."),
    createDate: may("createDate", instant, "When it was added."),
    checkedDate: may("checkedDate", instant, "When its labels were finished; null: not yet."),
    labellerId: may("labellerId", id),
    leaseUntil: may("leaseUntil", instant, "Until when it is kept for its labeller; null: for nobody."),
    vehicleCount: may("vehicles", whole, "How many road users are in it."),
    labelledCount: may(
      "labelled",
      whole,
      "How many of them are labelled: as none, or with type and direction.",
    ),
    faultyReadingCount: may("faultyReadings", whole, "How many of them are none."),
    platesRemoved: may(
      "platesRemoved",
      flag,
      "Whether its plates have been removed, and the film with them; its labels are closed then.",
    ),
  },
);
export type TrafficVideoProgressRecord = RecordOf<typeof TRAFFIC_VIDEO_PROGRESS>;

export const TRAFFIC_VIDEO_COUNTS = table("TrafficVideoCounts", "How far the labelling of all videos is.", {
  waiting: may("waiting", whole, "Videos that nobody has in work."),
  inWork: may("inWork", whole, "Videos that somebody has in work."),
  done: may("done", whole, "Videos that are labelled."),
});
export type TrafficVideoCountsRecord = RecordOf<typeof TRAFFIC_VIDEO_COUNTS>;

/** A vehicle as people label it. Fields left out are unknown. */
export interface VideoVehicleChange {
  id?: string | null;
  faultyReading?: boolean | null;
  direction?: DirectionName | null;
  vehicleType?: string | null;
  plate?: string | null;
  datetime?: number | null;
  frame?: number | null;
}

/**
 * GET /stetje/video/next: the labeller's video in work, else the next one, then kept for half an hour; null
 * if there is none.
 * @throws ApiError FORBIDDEN
 */
export async function nextVideo(platform: Platform): Promise<TrafficVideoRecord | null> {
  const video = await platform.get("stetje/video/next").catch((error: unknown) => {
    if (error instanceof ApiError && error.code === "NOT_FOUND") return null;
    throw error;
  });
  return isNothing(video) ? null : decodeVideo(video);
}

/** Reads a video for a labeller. @throws ApiError UPSTREAM_INVALID_RESPONSE if it has no id */
export const decodeVideo = (body: unknown): TrafficVideoRecord =>
  wholeRecord(wholeObject(body, TRAFFIC_VIDEO.record), TRAFFIC_VIDEO);

/** Some platforms send an empty answer if no video is left. */
const isNothing = (body: unknown) =>
  body === null || body === "" || (isObject(body) && Object.keys(body).length === 0);

/** GET /stetje/video/list (administrators): one page, newest first. */
export function pageOfVideos(platform: Platform, query: Query): Promise<PageAnswer> {
  return platform.getPage("stetje/video/list", query);
}

export const decodeVideos = (body: unknown): TrafficVideoProgressRecord[] =>
  wholeList(body, TRAFFIC_VIDEO_PROGRESS);

/**
 * POST /stetje/video: stores labels. Vehicles left out stay unchanged.
 * @returns the video if the platform returns it; else null
 * @throws ApiError NOT_FOUND, CONFLICT if somebody else has it
 */
export async function saveVideoLabels(
  platform: Platform,
  labels: { id: string; checked: boolean; vehicles: readonly VideoVehicleChange[] },
  options: WriteOptions,
): Promise<TrafficVideoRecord | null> {
  const isKept = await platform.offers.has("videos");
  const vehicles = isKept
    ? labels.vehicles.map(vehicleBody)
    : await allVehicles(platform, labels.id, labels.vehicles);
  const body = { id: bodyId(labels.id), checked: labels.checked, vehicles };
  return toldRecord(await platform.post("stetje/video", body, options), TRAFFIC_VIDEO);
}

/** All vehicles of the video in work with some changes, for a platform that only keeps what it is sent. */
async function allVehicles(
  platform: Platform,
  videoId: string,
  changes: readonly VideoVehicleChange[],
): Promise<Json[]> {
  const video = await nextVideo(platform);
  if (video?.id !== videoId) throw refused("CONFLICT", "VIDEO_MOVED_ON");
  if (video.vehicles === null)
    throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer lacks trafficVideo.vehicles.");
  const changed = new Map(changes.map((change) => [change.id, change]));
  const known = video.vehicles.map((vehicle) => changed.get(vehicle.id) ?? vehicle);
  const isKnown = new Set(video.vehicles.map((vehicle) => vehicle.id));
  const added = changes.filter((change) => !change.id || !isKnown.has(change.id));
  return [...known, ...added].map((vehicle) => {
    const { id: _place, frame: _frame, ...body } = vehicleBody(vehicle);
    return body;
  });
}

/** GET /stetje/video/counts: for labellers and administrators. @throws ApiError FORBIDDEN */
export async function getVideoCounts(platform: Platform): Promise<TrafficVideoCountsRecord> {
  return wholeRecord(await platform.get("stetje/video/counts"), TRAFFIC_VIDEO_COUNTS);
}

/**
 * POST /stetje/video/return: puts the labeller's video in work back among the waiting ones.
 * @throws ApiError NOT_FOUND, CONFLICT
 */
export async function returnVideo(platform: Platform, videoId: string, options: WriteOptions): Promise<void> {
  await platform.post("stetje/video/return", { id: bodyId(videoId) }, options);
}

/** DELETE /stetje/video (administrators): with film and labels. @throws ApiError NOT_FOUND */
export async function deleteVideo(platform: Platform, videoId: string, options: WriteOptions): Promise<void> {
  await platform.delete("stetje/video", { id: videoId }, options);
}

/** A film at an address elsewhere. */
export interface NewVideo {
  url: string;
  frameRate: number;
  title?: string | null;
  recordedDate?: number | null;
  vehicles: readonly VideoVehicleChange[];
}

/** POST /stetje/video/add (administrators). @throws ApiError VALIDATION_FAILED */
export async function addVideo(
  platform: Platform,
  { url, frameRate, title, recordedDate, vehicles }: NewVideo,
  options: WriteOptions,
): Promise<TrafficVideoProgressRecord | null> {
  const body = {
    url,
    frameRate,
    ...(title ? { title } : {}),
    ...(recordedDate === undefined || recordedDate === null ? {} : { recordedDate }),
    vehicles: vehicles.map(vehicleBody),
  };
  return toldRecord(await platform.post("stetje/video/add", body, options), TRAFFIC_VIDEO_PROGRESS);
}

function vehicleBody(vehicle: VideoVehicleChange): Json {
  return {
    ...(vehicle.id ? { id: bodyId(vehicle.id) } : {}),
    // Null was not told, and is not said to be.
    ...(vehicle.faultyReading === null ? {} : { faultyReading: vehicle.faultyReading ?? false }),
    direction: vehicle.direction?.toLowerCase() ?? null,
    vehicleType: vehicle.vehicleType ?? null,
    plate: vehicle.plate ?? null,
    datetime: vehicle.datetime ?? null,
    frame: vehicle.frame ?? null,
  };
}
