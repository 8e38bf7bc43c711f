import { fileOfType } from "./fileOfType.js";
import type { CallContext } from "./platform.js";
import type { AskedBytes, PlatformStreams, StreamedAnswer, StreamedBody } from "./streams.js";
import { TRAFFIC_VIDEO_PROGRESS, type TrafficVideoProgressRecord } from "./videos.js";
import { toldRecord } from "./wholeAnswer.js";

type Context = CallContext & { signal: AbortSignal };

/** Path of films, on the platform and here. */
export const FILM_PATH = "stetje/video/file";
const FILM_TYPES = ["video/mp4", "video/webm"];

/** The files of labels, and their types. */
const TYPE_OF_LABELS = { "labels.csv": "text/csv", "labels.json": "application/json" } as const;
export type LabelFile = keyof typeof TYPE_OF_LABELS;
export const LABEL_FILES = Object.keys(TYPE_OF_LABELS) as LabelFile[];

/** GET /stetje/video/file (labellers): a film, or a range of it. @throws ApiError NOT_FOUND, FORBIDDEN */
export async function openFilm(
  streams: PlatformStreams,
  context: Context,
  videoId: string,
  asked: AskedBytes,
): Promise<StreamedAnswer> {
  const answer = await streams.download(context, FILM_PATH, { id: videoId }, asked);
  return fileOfType(answer, ...FILM_TYPES);
}

/** GET /stetje/video/labels.*: the labels of one video, or of all. @throws ApiError NOT_FOUND, FORBIDDEN */
export async function openLabels(
  streams: PlatformStreams,
  context: Context,
  file: LabelFile,
  { id, lang }: { id: string | null; lang: "sl" | "en" },
  encoding: string | undefined,
): Promise<StreamedAnswer> {
  const query = { ...(id === null ? {} : { id }), ...(lang === "sl" ? {} : { lang }) };
  const answer = await streams.download(context, `stetje/video/${file}`, query, { encoding });
  return fileOfType(answer, TYPE_OF_LABELS[file]);
}

/**
 * POST /stetje/video/upload (administrators): a form with a film and its details.
 * @throws ApiError VALIDATION_FAILED, PAYLOAD_TOO_LARGE
 */
export async function uploadFilm(
  streams: PlatformStreams,
  context: Context,
  form: StreamedBody,
): Promise<TrafficVideoProgressRecord | null> {
  return toldRecord(await streams.upload(context, "stetje/video/upload", form), TRAFFIC_VIDEO_PROGRESS);
}
