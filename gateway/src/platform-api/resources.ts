import { bodyId } from "./bodyId.js";
import { type CustomTextRecord, decodeCustomText, encodeCustomText } from "./customTexts.js";
import { id, intOr, isObject, type Json, list, object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient, WriteOptions } from "./http.js";

export type BucketName =
  | "GLOBAL_CUSTOM_TEXTS"
  | "SPEED_LIMIT_PENALTY_PROGRAM_CONFIG"
  | "HARDWARE_CONFIGURATION";

/** A resource's document: an object or a list. */
export type ResourceData = Json | unknown[];

/** What all groups share: texts for signs, penalty programs, hardware. */
export interface ResourceRecord {
  id: string;
  /** Null for one that is not known here. */
  bucket: BucketName | null;
  name: string | null;
  data: ResourceData;
  metaData: Json;
  createDate: number;
  changeDate: number;
}

const BUCKETS: readonly BucketName[] = [
  "GLOBAL_CUSTOM_TEXTS",
  "SPEED_LIMIT_PENALTY_PROGRAM_CONFIG",
  "HARDWARE_CONFIGURATION",
];
const bucketWord = (bucket: BucketName) => bucket.toLowerCase();

function decodeResource(value: unknown): ResourceRecord {
  const resource = object(value, "resource");
  const metaData = object(resource.metaData, "resource.metaData");
  return {
    id: id(resource.id, "resource.id"),
    bucket: BUCKETS.find((bucket) => bucketWord(bucket) === resource.bucket) ?? null,
    name: textOrNull(metaData.name, "resource.name"),
    data: decodeData(resource.data),
    metaData,
    createDate: intOr(resource.createDate, 0, "resource.createDate"),
    changeDate: intOr(resource.changeDate, 0, "resource.changeDate"),
  };
}

function decodeData(value: unknown): ResourceData {
  if (typeof value !== "string") return Array.isArray(value) ? value : object(value, "resource.data");
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : object(parsed, "resource.data");
  } catch {
    return object(value, "resource.data");
  }
}

/** The custom texts of a resource: one as such, or a list. */
export function decodeCustomTexts(data: ResourceData): CustomTextRecord[] {
  return list(Array.isArray(data) ? data : [data], "resource.customTexts", decodeCustomText);
}

/**
 * Custom texts as a resource's data.
 * @param before what is stored now: what nobody here knows of a text stays, and its form where it is one text as such
 */
export function encodeCustomTexts(texts: readonly CustomTextRecord[], before?: ResourceData): ResourceData {
  const old = (Array.isArray(before) ? before : [before]).filter(isObject);
  const encoded = texts.map((text) =>
    encodeCustomText(
      text,
      old.find(({ uuid }) => uuid === text.uuid),
    ),
  );
  const [only] = encoded;
  return isObject(before) && encoded.length === 1 && only ? only : encoded;
}

/** GET /resource/list: those of a bucket, or all. */
export async function listResources(
  platform: PlatformClient,
  context: CallContext,
  bucket: BucketName | null,
): Promise<ResourceRecord[]> {
  const query = { bucket: bucket ? bucketWord(bucket) : undefined };
  return list(await platform.get(context, "resource/list", query), "resource/list", decodeResource);
}

/** GET /resource. @throws ApiError NOT_FOUND */
export async function getResource(
  platform: PlatformClient,
  context: CallContext,
  resourceId: string,
): Promise<ResourceRecord> {
  return decodeResource(await platform.get(context, "resource", { id: resourceId }));
}

/** POST /resource (administrators). @throws ApiError VALIDATION_FAILED */
export async function createResource(
  platform: PlatformClient,
  context: CallContext,
  { bucket, data, metaData }: { bucket: BucketName; data: ResourceData; metaData: Json },
  options: WriteOptions,
): Promise<ResourceRecord> {
  const body = { bucket: bucketWord(bucket), data, metaData: JSON.stringify(metaData) };
  return decodeResource(await platform.post(context, "resource", body, options));
}

/** PATCH /resource (administrators): data and metadata are replaced where given. @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function updateResource(
  platform: PlatformClient,
  context: CallContext,
  resourceId: string,
  { data, metaData }: { data?: ResourceData | undefined; metaData?: Json | undefined },
  options: WriteOptions,
): Promise<ResourceRecord> {
  const body = {
    id: bodyId(resourceId),
    ...(data === undefined ? {} : { data }),
    ...(metaData ? { metaData: JSON.stringify(metaData) } : {}),
  };
  return decodeResource(await platform.patch(context, "resource", body, options));
}

/** DELETE /resource (administrators). @throws ApiError NOT_FOUND */
export async function deleteResource(
  platform: PlatformClient,
  context: CallContext,
  resourceId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "resource", { id: resourceId }, options);
}
