import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors.js";
import { registerFormUpload } from "../http/formUpload.js";
import { uploadImport } from "../platform-api/imports.js";
import type { PlatformStreams } from "../platform-api/streams.js";

/**
 * POST /import?clientId=: a form (multipart/form-data) with fileName, options (as JSON) and file, sent on to the platform as it
 * comes, with the caller's rights. Answers 201 with what the API's Import is, as JSON.
 */
export function registerImportUpload(
  main: FastifyInstance,
  streams: PlatformStreams,
  publicUrl: string,
): Promise<void> {
  return registerFormUpload(main, {
    url: "/import",
    publicUrl,
    // The platform takes a file of 1 GB.
    largestForm: 1025 * 1024 * 1024,
    tooLarge: "A file of records has 1 GB at most.",
    send: (call, form, query) => uploadImport(streams, call, clientIn(query), form),
  });
}

/** @throws ApiError BAD_USER_INPUT */
function clientIn({ clientId }: Readonly<Record<string, unknown>>): string {
  if (typeof clientId === "string" && clientId !== "") return clientId;
  const fields = [{ path: "clientId", message: "must be one device" }];
  throw new ApiError("BAD_USER_INPUT", "clientId must be one device.", { fields });
}
