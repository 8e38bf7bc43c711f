import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { malformed, PlatformError } from "../errors.js";
import type { App } from "../http/app.js";
import { LONGEST_BODY_TIMEOUT_MS } from "../http/slowBodies.js";

/** Limits in bytes of a form's file and its longest field, and the error message for a larger file. */
export interface FormLimits {
  file: number;
  field: number;
  tooLarge: string;
}

/** For the parts around file and fields. */
const LARGEST_FRAME = 64 * 1024;

/** Adds routes that accept forms with one file, in a scope of their own: no other route accepts forms. */
export async function addFormRoutes(
  main: App,
  { file, field, tooLarge }: FormLimits,
  add: (app: App) => void,
): Promise<void> {
  await main.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: file, files: 1, fields: 10, parts: 11, fieldSize: field },
    });
    // A sender that announces too much need not send it all.
    scope.addHook("preParsing", async ({ headers }) => {
      if (Number(headers["content-length"]) > file + field + LARGEST_FRAME)
        throw new PlatformError("PAYLOAD_TOO_LARGE", tooLarge);
    });
    add(scope.withTypeProvider());
  });
}

/** Options of a route that reads and checks a form as it comes. Its schema only describes it. */
export const FORM = {
  bodyTimeout: LONGEST_BODY_TIMEOUT_MS,
  validatorCompiler: () => () => true,
  consumes: ["multipart/form-data"],
};

/**
 * Runs an upload. If it fails, the rest of the body is dropped, and `discard` deletes the stored parts.
 * @param begin creates the upload's record.
 * @returns its id
 */
export async function runUpload<T>(
  request: FastifyRequest,
  begin: () => Promise<number>,
  work: (id: number) => Promise<T>,
  discard: (id: number) => Promise<void>,
): Promise<T> {
  if (!request.isMultipart()) throw malformed("", "NOT_A_FORM");
  const id = await begin();
  try {
    return await work(id);
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    await discard(id);
    throw error;
  }
}

/** Stores the fields of a form where the audit log finds them. */
export function noteForm(request: FastifyRequest, fields: object): void {
  request.body = fields;
}
