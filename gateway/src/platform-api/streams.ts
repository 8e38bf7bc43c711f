import { once } from "node:events";
import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import type { Readable } from "node:stream";
import got, { type Got, type Request, type Response } from "got";
import { ApiError } from "../errors.js";
import { type CallerNames, callHeaders } from "./callHeaders.js";
import { firstBytes, letGo } from "./firstBytes.js";
import { toldOfWrite } from "./http.js";
import type { Offers } from "./offers.js";
import type { CallContext } from "./platform.js";
import { hideOptions, settled } from "./streamErrors.js";
import { errorOfAnswer } from "./upstreamError.js";

/**
 * An answer whose bytes are passed on as they come. Its body fails if the platform breaks off. Destroying the
 * body stops the platform's answer.
 */
export interface StreamedAnswer {
  /** 200, or 206 if a range was requested. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Readable;
}

/** The reader's request headers for a download. */
export interface AskedBytes {
  encoding?: string | undefined;
  /** One range, see RFC 9110. If `ifRange` is given, only of the file that it names. */
  range?: string | undefined;
  ifRange?: string | undefined;
}

/** A body that is passed on as it comes. */
export interface StreamedBody {
  contentType: string;
  /** Bytes, if the sender gives them. */
  contentLength: number | null;
  body: Readable;
}

export interface StreamSettings {
  platformUrl: string;
  names: CallerNames;
  offers: Offers;
  /** The longest silence of the platform while it is waited for. */
  idleMs: number;
  /** Called before and after every upload. */
  onChange: () => void;
}

type Context = CallContext & { signal: AbortSignal };

const CONNECT_MS = 2_000;
/** The platform's own limit for a body is the same. */
const UPLOAD_DEADLINE_MS = 15 * 60_000;
/** For an answer that is read whole: errors, and the result of an upload. */
const ANSWER_BYTES_AT_MOST = 256 * 1024;

/**
 * Large bodies from and to the platform, byte for byte and with back-pressure, over separate connections:
 * downloads never block the calls of queries. There is no overall deadline, as a reader may be slow.
 */
export class PlatformStreams {
  private readonly http: Got;
  private readonly agents = {
    http: new http.Agent({ keepAlive: true }),
    https: new https.Agent({ keepAlive: true }),
  };

  constructor(private readonly settings: StreamSettings) {
    this.http = got.extend({
      prefixUrl: settings.platformUrl,
      agent: this.agents,
      timeout: { connect: CONNECT_MS, response: settings.idleMs },
      retry: { limit: 0 },
      followRedirect: false,
      throwHttpErrors: false,
      decompress: false,
    });
  }

  /**
   * GET: resolves once the first bytes are there, so that an earlier fault is an error and not a broken
   * answer.
   * @throws ApiError for every fault up to then
   */
  async download(
    context: Context,
    path: string,
    query: Record<string, string>,
    asked: AskedBytes,
  ): Promise<StreamedAnswer> {
    await this.settings.offers.requireCall("GET", path);
    const silence = new AbortController();
    const body = this.http.stream(path, {
      searchParams: query,
      headers: { ...callHeaders(context, this.settings.names), ...bytesHeaders(asked) },
      signal: AbortSignal.any([context.signal, silence.signal]),
    });
    const { statusCode, headers } = await responseOf(body);
    const deadline = setTimeout(() => silence.abort(), this.settings.idleMs);
    try {
      if (statusCode !== 200 && statusCode !== 206) throw await faultOf(statusCode, headers, body);
      await settled(firstBytes(body));
    } finally {
      clearTimeout(deadline);
    }
    onSilence(body, this.settings.idleMs, () => silence.abort());
    return { status: statusCode, headers, body };
  }

  /**
   * POST of a body as it comes. An error may be returned before the body is complete. The caller handles the
   * rest of the sender's bytes.
   * @param ifMatch the header; left out for a platform without revisions, which may refuse it
   * @returns the created thing, if the platform returns it; else null
   * @throws ApiError
   */
  async upload(
    context: Context,
    path: string,
    { contentType, contentLength, body }: StreamedBody,
    query: Record<string, string> = {},
    ifMatch?: string,
  ): Promise<unknown> {
    const { offers } = this.settings;
    await offers.requireCall("POST", path);
    const isHeld = ifMatch !== undefined && (await offers.has("revisions"));
    const call = this.http.stream.post(path, {
      searchParams: query,
      headers: {
        ...callHeaders(context, this.settings.names),
        accept: "application/json",
        "content-type": contentType,
        ...(contentLength === null ? {} : { "content-length": String(contentLength) }),
        ...(isHeld ? { "if-match": ifMatch } : {}),
      },
      signal: AbortSignal.any([context.signal, AbortSignal.timeout(UPLOAD_DEADLINE_MS)]),
    });
    const broken = new Promise<never>((_resolve, reject) => body.once("error", reject));
    this.settings.onChange();
    try {
      body.pipe(call);
      const { statusCode, headers } = await Promise.race([responseOf(call), broken]);
      if (statusCode >= 300) throw await faultOf(statusCode, headers, call);
      return toldOfWrite(await settled(textOf(call)));
    } finally {
      this.settings.onChange();
      body.unpipe(call);
      letGo(call);
    }
  }

  /** Closes the kept connections. */
  close(): void {
    this.agents.http.destroy();
    this.agents.https.destroy();
  }
}

function bytesHeaders({ encoding, range, ifRange }: AskedBytes): Record<string, string> {
  return {
    ...(encoding ? { "accept-encoding": encoding } : {}),
    ...(range ? { range } : {}),
    ...(range && ifRange ? { "if-range": ifRange } : {}),
  };
}

async function responseOf(call: Request): Promise<Response> {
  hideOptions(call);
  const [response] = (await settled(once(call, "response"))) as [Response];
  return response;
}

async function faultOf(status: number, headers: IncomingHttpHeaders, body: Readable): Promise<ApiError> {
  const text = await settled(textOf(body));
  if (status >= 400) return errorOfAnswer({ status, headers, body: text });
  return new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer can't be understood.");
}

/** A small answer as text. It is cut off at a limit: no useful answer is longer. */
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

/**
 * Calls back if a piped download is silent for too long while its reader waits for more. A slow reader pauses
 * it, and is waited for. A socket timeout could not tell the two apart.
 */
function onSilence(download: Request, idleMs: number, silent: () => void): void {
  let heard = true;
  download.on("downloadProgress", () => {
    heard = true;
  });
  const timer = setInterval(() => {
    const waits = download.readableFlowing === true;
    if (!heard && waits) silent();
    heard = !waits;
  }, idleMs);
  timer.unref();
  download.once("close", () => clearInterval(timer));
}
