import { bodyId } from "./bodyId.js";
import { CUSTOM_TEXT, type CustomTextRecord, encodeCustomText } from "./customTexts.js";
import { isObject, type Json } from "./decode.js";
import { etagOf, requireMatch } from "./etag.js";
import { document, id, instant, jsonObject } from "./kinds.js";
import { label } from "./names.js";
import type { Platform, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, table } from "./table.js";
import { changedRecord, toldRecord, wholeList, wholeObject, wholeRecord } from "./wholeAnswer.js";
import { type NameOf, oneOf } from "./words.js";

export const BUCKET = oneOf(
  {
    GLOBAL_CUSTOM_TEXTS: { description: "Texts that any sign may show." },
    SPEED_LIMIT_PENALTY_PROGRAM_CONFIG: { description: "What signs show of penalties." },
    HARDWARE_CONFIGURATION: { description: "What is known of types of hardware." },
  },
  "ResourceBucket",
  "What a resource is for.",
);
export type BucketName = NameOf<typeof BUCKET>;

/** A resource's document: an object or a list. */
export type ResourceData = Json | unknown[];

export const RESOURCE = table("Resource", "Something that all groups share.", {
  id: need("id", id, "Opaque."),
  etag: etagOf("data", "metaData"),
  bucket: may("bucket", BUCKET, "What it is for; null for a bucket that is not known here."),
  name: may("metaData.name", label, "What people call it; null where it has no name."),
  data: may("data", document, "The whole document: an object or a list."),
  metaData: may("metaData", jsonObject, "What tools keep beside it; `name` among them."),
  createDate: may("createDate", instant, "When it was made."),
  changeDate: may("changeDate", instant, "When it last changed."),
});
/** Data shared by all groups: texts for signs, penalty programs, hardware. */
export type ResourceRecord = RecordOf<typeof RESOURCE>;

/** The custom texts of a resource, which has a single one or a list. */
export function decodeCustomTexts(data: ResourceData): CustomTextRecord[] {
  const told: unknown[] = Array.isArray(data) ? data : [data];
  // An unreadable text keeps its place: texts are named by their places.
  return told.map((text) => CUSTOM_TEXT.read(text, "resource.customTexts") ?? wholeRecord({}, CUSTOM_TEXT));
}

/**
 * Custom texts as a resource's data.
 * @param before the stored data: unknown keys of a text stay, and a single text stays without a list
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

/**
 * GET /resource/list: the resources of a bucket, or all. They are read by bucket if a platform only lists
 * those.
 */
export async function listResources(
  platform: Platform,
  bucket: BucketName | null,
): Promise<ResourceRecord[]> {
  if (bucket === null && !(await platform.offers.has("own-lists"))) {
    const buckets = Object.keys(BUCKET.names) as BucketName[];
    return (await Promise.all(buckets.map((one) => listResources(platform, one)))).flat();
  }
  const query = { bucket: bucket ? BUCKET.wireOf(bucket) : undefined };
  return wholeList(await platform.get("resource/list", query), RESOURCE);
}

/** GET /resource. @throws ApiError NOT_FOUND */
export async function getResource(platform: Platform, resourceId: string): Promise<ResourceRecord> {
  const answer = await platform.get("resource", { id: resourceId });
  return wholeRecord(wholeObject(answer, RESOURCE.record), RESOURCE);
}

/**
 * POST /resource (administrators).
 * @returns it if the platform returns it
 * @throws ApiError VALIDATION_FAILED
 */
export async function createResource(
  platform: Platform,
  { bucket, data, metaData }: { bucket: BucketName; data: ResourceData; metaData: Json },
  options: WriteOptions,
): Promise<ResourceRecord | null> {
  const body = { bucket: BUCKET.wireOf(bucket), data, metaData: JSON.stringify(metaData) };
  return toldRecord(await platform.post("resource", body, options), RESOURCE);
}

/**
 * PATCH /resource (administrators): replaces data and metadata if given. Both are sent to a platform that
 * drops what is left out.
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED
 */
export async function updateResource(
  platform: Platform,
  resourceId: string,
  change: { data?: ResourceData | undefined; metaData?: Json | undefined },
  options: WriteOptions,
): Promise<ResourceRecord | null> {
  await requireMatch(platform, options, async () => (await getResource(platform, resourceId)).etag);
  const isWhole = !(await platform.offers.has("metadata-merge"));
  const before = isWhole ? await getResource(platform, resourceId) : null;
  const data = change.data ?? before?.data ?? undefined;
  const metaData = change.metaData ?? before?.metaData ?? undefined;
  const body = {
    id: bodyId(resourceId),
    ...(data === undefined ? {} : { data }),
    ...(metaData ? { metaData: JSON.stringify(metaData) } : {}),
  };
  const told = toldRecord(await platform.patch("resource", body, options), RESOURCE);
  return changedRecord(told, options, () => getResource(platform, resourceId));
}

/**
 * DELETE /resource (administrators): the specification has the id in the body, but in the query for similar
 * calls.
 * @throws ApiError NOT_FOUND
 */
export async function deleteResource(
  platform: Platform,
  resourceId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete("resource", { id: resourceId }, options, { id: bodyId(resourceId) });
}
