import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { Db } from "../db/tables.js";
import { invalid, malformed, PlatformError } from "../errors.js";
import { cutParts } from "./bytes.rules.js";
import { addPart, PART_SIZE } from "./parts.store.js";

/** Bytes of the largest firmware. */
export const LARGEST_FIRMWARE = 32 * 1024 * 1024;

/** Between two parts, so that an upload from nearby leaves devices their turn: their batches are as fast as without it. */
const PAUSE_MS = 10;

/** What a form brought: its fields, and of its file what was stored of it. */
export interface Uploaded {
  fields: Record<string, unknown>;
  sha256: string;
  size: number;
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
  let file: Pick<Uploaded, "sha256" | "size"> | undefined;
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
  const hash = createHash("sha256");
  let [count, size] = [0, 0];
  for await (const data of cutParts(readable(file), PART_SIZE)) {
    if (count > 0) await pause(PAUSE_MS);
    await addPart(db, firmwareId, count, data);
    hash.update(data);
    count += 1;
    size += data.length;
  }
  if (file.truncated) throw new PlatformError("PAYLOAD_TOO_LARGE", "A firmware has 32 MB at most.");
  return { sha256: hash.digest("hex"), size };
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
