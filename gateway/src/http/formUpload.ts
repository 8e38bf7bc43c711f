import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors.js";
import type { CallContext } from "../platform-api/http.js";
import type { StreamedBody } from "../platform-api/streams.js";
import { boundedBody } from "./boundedBody.js";
import { requireOwnPage } from "./ownPage.js";
import { signedInCall } from "./signedInCall.js";

/** A form with a file that goes on to the platform as it comes, with the caller's rights. */
interface FormUpload {
  url: string;
  publicUrl: string;
  /** Bytes: the file, and room for the fields beside it. */
  largestForm: number;
  /** What is said of a larger one. */
  tooLarge: string;
  /** @returns what was made of it, as the API tells of it; null where the platform does not tell */
  send: (call: CallContext & { signal: AbortSignal }, form: StreamedBody) => Promise<object | null>;
}

/** POST of a form (multipart/form-data); answers 201 with what was made of it, as JSON. */
export async function registerFormUpload(
  main: FastifyInstance,
  { url, publicUrl, largestForm, tooLarge, send }: FormUpload,
): Promise<void> {
  // In a scope of its own: nowhere else is a form taken.
  await main.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));

    app.post(url, async (request, reply) => {
      const call = signedInCall(request, reply);
      requireOwnPage(request, publicUrl);
      const { "content-type": contentType = "", "content-length": length } = request.headers;
      if (contentType === "") throw new ApiError("BAD_USER_INPUT", "Send a form (multipart/form-data).");
      const { body, discardRest } = boundedBody(request.raw, largestForm);
      try {
        const contentLength = length === undefined ? null : Number(length);
        if (contentLength !== null && contentLength > largestForm)
          throw new ApiError("PAYLOAD_TOO_LARGE", tooLarge);
        const made = await send(call, { contentType, contentLength, body });
        return reply
          .code(201)
          .header("cache-control", "no-store")
          .send(made ?? {});
      } finally {
        discardRest();
      }
    });
  });
}
