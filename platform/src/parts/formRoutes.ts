import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { malformed, PlatformError } from "../errors.js";
import type { App } from "../http/app.js";
import { LONGEST_BODY_TIMEOUT_MS } from "../http/slowBodies.js";

/** Bytes of the largest file and of the longest field that a form may bring, and what is answered to a larger file. */
export interface FormLimits {
  file: number;
  field: number;
  tooLarge: string;
}

/** Of what stands around file and fields. */
const LARGEST_FRAME = 64 * 1024;

/** Adds routes that take forms with one file, in a scope of their own: nowhere else is a form taken. */
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
    // Who says at once that it is too much need not send it all.
    scope.addHook("preParsing", async ({ headers }) => {
      if (Number(headers["content-length"]) > file + field + LARGEST_FRAME)
        throw new PlatformError("PAYLOAD_TOO_LARGE", tooLarge);
    });
    add(scope.withTypeProvider());
  });
}

/** How a route says that its form is read, and checked, as it comes; its schema only describes it. */
export const FORM = {
  bodyTimeout: LONGEST_BODY_TIMEOUT_MS,
  validatorCompiler: () => () => true,
  consumes: ["multipart/form-data"],
};

/**
 * Runs an upload. Where it fails the rest of the body is thrown away, and by `discard` what was stored of it.
 * @param begin makes what the upload is stored under. @returns its id
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

/** Puts what was read of a form where the audit log finds it. */
export function noteForm(request: FastifyRequest, fields: object): void {
  request.body = fields;
}
