import { type Readable, Transform } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { callerOf } from "../caller.js";
import { ApiError } from "../errors.js";
import type { CallContext } from "../platform-api/platform.js";
import type { StreamedBody } from "../platform-api/streams.js";
import { refuseCrossSite } from "./crossSite.js";
import { signedInCall } from "./signedInCall.js";

/** A form with a file, passed to the platform unchanged, with the caller's rights. */
interface FormUpload {
  url: string;
  publicUrl: string;
  /** Bytes: the file, and room for the other fields. */
  largestForm: number;
  /** Error message for a larger form. */
  tooLarge: string;
  /** @returns the created thing as the API shows it; null if the platform does not return it */
  send: (
    call: CallContext & { signal: AbortSignal },
    form: StreamedBody,
    query: Readonly<Record<string, unknown>>,
    ifMatch: string | undefined,
  ) => Promise<object | null>;
}

/** POST of a form (multipart/form-data). Answers 201 with the created thing, as JSON. */
export async function registerFormUpload(
  main: FastifyInstance,
  { url, publicUrl, largestForm, tooLarge, send }: FormUpload,
): Promise<void> {
  // In a scope of its own: no other route accepts forms.
  await main.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));

    app.post(url, async (request, reply) => {
      const call = signedInCall(request, reply);
      requireOwnPage(request, publicUrl);
      const {
        "content-type": contentType = "",
        "content-length": length,
        "if-match": ifMatch,
      } = request.headers;
      if (contentType === "") throw new ApiError("BAD_USER_INPUT", "Send a form (multipart/form-data).");
      const { body, discardRest } = boundedBody(request.raw, largestForm);
      try {
        const contentLength = length === undefined ? null : Number(length);
        if (contentLength !== null && contentLength > largestForm)
          throw new ApiError("PAYLOAD_TOO_LARGE", tooLarge);
        const query = request.query as Readonly<Record<string, unknown>>;
        const made = await send(call, { contentType, contentLength, body }, query, ifMatch);
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

/**
 * Refuses a form that comes with a person's cookie, unless the browser says that the portal's own page sent
 * it: a page of another site may send forms without a preflight. Scripts send their session or key as a
 * header.
 * @throws ApiError FORBIDDEN
 */
function requireOwnPage(request: FastifyRequest, publicUrl: string): void {
  refuseCrossSite(request, publicUrl);
  const { cookie: _cookie, ...headers } = request.headers;
  const { sessionId, apiKey } = callerOf(headers, publicUrl);
  const told = headers["sec-fetch-site"] ?? headers.origin;
  if (sessionId === undefined && apiKey === undefined && told === undefined)
    throw new ApiError(
      "FORBIDDEN",
      "Send the session or the key as a header; a cookie is for the portal's page.",
    );
}

/** A request's body on its way through, and a way to drop the rest if it is no longer wanted. */
interface BoundedBody {
  /** Fails with PAYLOAD_TOO_LARGE beyond the limit. */
  body: Readable;
  /**
   * Reads and drops the rest, so that the sender gets to the answer. A sender that never stops is cut off.
   */
  discardRest: () => void;
}

/** Limits a body that is passed on unchanged. `limit` in bytes. */
function boundedBody(raw: Readable, limit: number): BoundedBody {
  let size = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(new ApiError("PAYLOAD_TOO_LARGE", "The request is too large."));
      else done(null, chunk);
    },
  });
  // It may fail while nobody listens. Readers still get the error.
  body.on("error", () => undefined);
  raw.pipe(body);
  return {
    body,
    discardRest: () => {
      raw.unpipe(body);
      body.destroy();
      let rest = 0;
      raw.on("data", (chunk: Buffer) => {
        rest += chunk.length;
        if (rest > limit) raw.destroy();
      });
      raw.resume();
    },
  };
}
