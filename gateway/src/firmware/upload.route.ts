import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors.js";
import { boundedBody } from "../http/boundedBody.js";
import { requireOwnPage } from "../http/ownPage.js";
import { signedInCall } from "../http/signedInCall.js";
import { uploadFirmware } from "../platform-api/firmwareUpload.js";
import type { PlatformStreams } from "../platform-api/streams.js";

/** Bytes: the platform takes a firmware of 32 MB, and a form has its fields beside it. */
const LARGEST_FORM = 33 * 1024 * 1024;

/**
 * POST /firmware: a form (multipart/form-data) with file, version and metadata ({ hardwareType, description } as JSON),
 * sent on to the platform as it comes, with the caller's rights. Answers 201 with what the API's Firmware is, as JSON.
 */
export async function registerFirmwareUpload(
  main: FastifyInstance,
  streams: PlatformStreams,
  publicUrl: string,
): Promise<void> {
  // In a scope of its own: nowhere else is a form taken.
  await main.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));

    app.post("/firmware", async (request, reply) => {
      const call = signedInCall(request, reply);
      requireOwnPage(request, publicUrl);
      const { "content-type": contentType = "", "content-length": length } = request.headers;
      if (contentType === "") throw new ApiError("BAD_USER_INPUT", "Send a form (multipart/form-data).");
      const { body, discardRest } = boundedBody(request.raw, LARGEST_FORM);
      try {
        const contentLength = length === undefined ? null : Number(length);
        if (contentLength !== null && contentLength > LARGEST_FORM)
          throw new ApiError("PAYLOAD_TOO_LARGE", "A firmware has 32 MB at most.");
        const firmware = await uploadFirmware(streams, call, { contentType, contentLength, body });
        return reply.code(201).header("cache-control", "no-store").send(firmware);
      } finally {
        discardRest();
      }
    });
  });
}
