import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { Db } from "../db/tables.js";
import { invalid, malformed, PlatformError } from "../errors.js";
import { type StoredBytes, storeParts } from "../parts/parts.store.js";
import { FIRMWARE_PARTS } from "./parts.store.js";

/** Bytes of the largest firmware. */
export const LARGEST_FIRMWARE = 32 * 1024 * 1024;

/** What a form brought: its fields, and of its file what was stored of it. */
export interface Uploaded extends StoredBytes {
  fields: Record<string, unknown>;
}

/**
 * Stores the file of a form as it comes, each part by itself, under a firmware that was begun. Fields may stand before or
 * after the file.
 * @throws PlatformError BAD_REQUEST for what is no such form or ends early, PAYLOAD_TOO_LARGE, VALIDATION_FAILED for an
 *   empty file
 */
export async function receiveForm(
  db: Db,
  firmwareId: number,
  form: AsyncIterableIterator<Multipart>,
): Promise<Uploaded> {
  const fields: Record<string, unknown> = {};
  let file: StoredBytes | undefined;
  for await (const part of readable(form)) {
    if (part.type === "file") file = await storeFile(db, firmwareId, part);
    else if (part.valueTruncated) throw invalid(part.fieldname, "is too long");
    else fields[part.fieldname] = part.value;
  }
  if (!file) throw malformed("file", "is required");
  if (file.size === 0) throw invalid("file", "is empty");
  return { fields, ...file };
}

async function storeFile(db: Db, firmwareId: number, { fieldname, file }: MultipartFile) {
  if (fieldname !== "file") throw malformed(fieldname.slice(0, 100), "must not be a file");
  const stored = await storeParts(db, FIRMWARE_PARTS, firmwareId, readable(file));
  if (file.truncated) throw new PlatformError("PAYLOAD_TOO_LARGE", "A firmware has 32 MB at most.");
  return stored;
}

/** The same items, where whatever goes wrong with the form itself is the sender's fault. */
async function* readable<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    const tooLarge = error instanceof Error && "statusCode" in error && error.statusCode === 413;
    if (error instanceof PlatformError) throw error;
    if (tooLarge) throw new PlatformError("PAYLOAD_TOO_LARGE", "The form is too large.");
    throw malformed("file", "must be a form that is sent whole");
  }
}
