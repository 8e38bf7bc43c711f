import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { invalid, malformed, PlatformError } from "../errors.js";

/** The stored form of a file, with its number of bytes. */
interface Sized {
  size: number;
}

export interface FileTaker<T extends Sized> {
  /** Stores the bytes as they come. */
  store(bytes: AsyncIterable<Uint8Array>): Promise<T>;
  /** The error message for a file that is too large. */
  tooLarge: string;
}

/** The content of a form: its fields, and the stored form of its file. */
export interface Received<T extends Sized> {
  fields: Record<string, unknown>;
  file: T;
}

/**
 * Receives a form whose file is stored as it comes. Fields may come before or after the file.
 * @throws PlatformError BAD_REQUEST if it is no such form or ends early, PAYLOAD_TOO_LARGE, VALIDATION_FAILED
 * for an empty file
 */
export async function receiveForm<T extends Sized>(
  request: FastifyRequest,
  taker: FileTaker<T>,
): Promise<Received<T>> {
  const fields: Record<string, unknown> = {};
  let file: T | undefined;
  for await (const part of readable(request.parts())) {
    if (part.type === "file") file = await takeFile(part, taker);
    else if (part.valueTruncated) throw invalid(part.fieldname, "OVERLONG");
    else fields[part.fieldname] = part.value;
  }
  if (!file) throw malformed("file", "REQUIRED");
  if (file.size === 0) throw invalid("file", "EMPTY");
  return { fields, file };
}

async function takeFile<T extends Sized>(
  { fieldname, file }: MultipartFile,
  { store, tooLarge }: FileTaker<T>,
): Promise<T> {
  if (fieldname !== "file") throw malformed(fieldname.slice(0, 100), "FILE_UNEXPECTED");
  const stored = await store(readable(file));
  if (file.truncated) throw new PlatformError("PAYLOAD_TOO_LARGE", tooLarge);
  return stored;
}

/** The same items. Errors of the form itself become errors of the sender. */
async function* readable<T extends Multipart | Uint8Array>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    const tooLarge = error instanceof Error && "statusCode" in error && error.statusCode === 413;
    if (error instanceof PlatformError) throw error;
    if (tooLarge) throw new PlatformError("PAYLOAD_TOO_LARGE", "The form is too large.");
    throw malformed("file", "FORM_CUT");
  }
}
