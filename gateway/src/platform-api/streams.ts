import type { IncomingHttpHeaders } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import { type Dispatcher, Pool } from "undici";
import { ApiError } from "../errors.js";
import { firstBytes, letGo } from "./firstBytes.js";
import { type CallContext, callHeaders, parseJson } from "./http.js";
import { errorOfRead } from "./networkErrors.js";
import { errorOfAnswer } from "./upstreamError.js";

/** An answer whose bytes go on as they come. Its body fails where the platform breaks off, and stops it when destroyed. */
export interface StreamedAnswer {
  headers: IncomingHttpHeaders;
  body: Readable;
}

/** A body that is sent on as it comes. */
export interface StreamedBody {
  contentType: string;
  /** Bytes, where the sender says so. */
  contentLength: number | null;
  body: Readable;
}

export interface StreamSettings {
  platformUrl: string;
  /** How long the platform may be silent while it is waited for. */
  idleMs: number;
  /** Called before and after every upload. */
  onChange: () => void;
}

type Context = CallContext & { signal: AbortSignal };

const CONNECT_MS = 2_000;
/** The longest that the platform takes a body, too. */
const UPLOAD_DEADLINE_MS = 15 * 60_000;
/** Of an answer that is read whole: errors, and what was made of an upload. */
const ANSWER_BYTES_AT_MOST = 256 * 1024;

/**
 * Large bodies from and to the platform, byte for byte and with back-pressure, over connections of their own: downloads
 * never take one from the calls of queries. No deadline over the whole; a reader may be as slow as it likes.
 */
export class PlatformStreams {
  private readonly pool: Pool;
  private readonly base: string;

  constructor(private readonly settings: StreamSettings) {
    const { platformUrl, idleMs } = settings;
    const { origin, pathname } = new URL(platformUrl);
    this.base = pathname.endsWith("/") ? pathname : `${pathname}/`;
    this.pool = new Pool(origin, {
      connect: { timeout: CONNECT_MS },
      headersTimeout: idleMs,
      bodyTimeout: idleMs,
    });
  }

  /**
   * GET: answers once the first bytes are there, so that a fault before them is an error and no broken answer.
   * @throws ApiError for every fault up to then
   */
  async download(
    context: Context,
    path: string,
    query: Record<string, string>,
    acceptEncoding: string | undefined,
  ): Promise<StreamedAnswer> {
    const search = new URLSearchParams(query);
    const encoding = acceptEncoding ? { "accept-encoding": acceptEncoding } : {};
    const { statusCode, headers, body } = await this.send(context, {
      path: `${path}?${search}`,
      method: "GET",
      headers: { ...callHeaders(context), ...encoding },
    });
    if (statusCode !== 200) throw await faultOf(statusCode, headers, body, context.signal);
    await settled(firstBytes(body), context.signal);
    return { headers, body };
  }

  /**
   * POST of a body as it comes. An error may be told before the body is whole; the sender's rest is the caller's matter.
   * @returns the answer's JSON
   * @throws ApiError
   */
  async upload(
    context: Context,
    path: string,
    { contentType, contentLength, body }: StreamedBody,
  ): Promise<unknown> {
    const deadline = AbortSignal.timeout(UPLOAD_DEADLINE_MS);
    const signal = AbortSignal.any([context.signal, deadline]);
    // Stands between, as a failed call destroys what it sends, and the sender is still to hear why.
    const sent = body.pipe(new PassThrough());
    const fail = (error: Error) => sent.destroy(error);
    body.once("error", fail);
    this.settings.onChange();
    try {
      const {
        statusCode,
        headers,
        body: answer,
      } = await this.send(
        { ...context, signal },
        {
          path,
          method: "POST",
          headers: {
            ...callHeaders(context),
            accept: "application/json",
            "content-type": contentType,
            ...(contentLength === null ? {} : { "content-length": String(contentLength) }),
          },
          body: sent,
        },
      );
      if (statusCode >= 300) throw await faultOf(statusCode, headers, answer, signal);
      return parseJson(await settled(textOf(answer), signal));
    } finally {
      this.settings.onChange();
      body.off("error", fail);
      body.unpipe(sent);
      letGo(sent);
    }
  }

  /** Ends every connection. */
  close(): Promise<void> {
    return this.pool.destroy();
  }

  private send(
    { signal }: Context,
    { path, ...request }: Omit<Dispatcher.RequestOptions, "origin">,
  ): Promise<Dispatcher.ResponseData> {
    return settled(this.pool.request({ ...request, path: this.base + path, signal }), signal);
  }
}

async function settled<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw errorOfRead(error, signal);
  }
}

async function faultOf(
  status: number,
  headers: IncomingHttpHeaders,
  body: Readable,
  signal: AbortSignal,
): Promise<ApiError> {
  const text = await settled(textOf(body), signal);
  if (status >= 400) return errorOfAnswer(status, text, headers["retry-after"]);
  return new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer can't be understood.");
}

/** A small answer as text. What is too long is cut off: nothing that long is meant for anybody. */
async function textOf(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > ANSWER_BYTES_AT_MOST) break;
  }
  return Buffer.concat(chunks).toString();
}
