import { LARGEST_RECORDS } from "@obcestje/contract/limits/fileSizes.js";
import type { FastifyInstance } from "fastify";
import { registerFormUpload } from "../http/formUpload.js";
import { readId } from "../http/idQuery.js";
import { sendDownload } from "../http/sendDownload.js";
import { signedInCall } from "../http/signedInCall.js";
import { openRefused, uploadImport } from "../platform-api/imports.js";
import type { PlatformStreams } from "../platform-api/streams.js";

/**
 * POST /import?clientId=: a form (multipart/form-data) with fileName, options (as JSON) and file, passed to
 * the platform unchanged. Answers 201 with the API's Import, as JSON. GET /import/refused?id=: the refused
 * lines of a file with their reasons, as CSV. Both use the caller's rights.
 */
export async function registerImportRoutes(
  app: FastifyInstance,
  streams: PlatformStreams,
  publicUrl: string,
): Promise<void> {
  app.route<{ Querystring: { id?: unknown } }>({
    method: ["GET", "HEAD"],
    url: "/import/refused",
    handler: async (request, reply) => {
      const call = signedInCall(request, reply);
      const id = readId(request.query.id, "id", "import");
      const encoding = request.headers["accept-encoding"];
      return sendDownload(await openRefused(streams, call, id, encoding), request, reply);
    },
  });

  await registerFormUpload(app, {
    url: "/import",
    publicUrl,
    largestForm: LARGEST_RECORDS.bytes + 1024 * 1024,
    tooLarge: LARGEST_RECORDS.tooLarge,
    send: (call, form, query) =>
      uploadImport(streams, call, readId(query.clientId, "clientId", "device"), form),
  });
}
