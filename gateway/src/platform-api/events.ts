import { createParser, type EventSourceMessage } from "eventsource-parser";
import got, { HTTPError, type RequestError } from "got";
import { ApiError } from "../errors.js";
import { id, intOr, intOrNull, object } from "./decode.js";
import { type CallContext, callHeaders, type PlatformSettings } from "./http.js";
import { errorOfAnswer } from "./upstreamError.js";

/** What the platform's /events tells, decoded. */
export type PlatformEvent =
  | { type: "status"; clientId: string }
  | { type: "measurement"; clientId: string; from: number; to: number; vehicles: number | null };

/** The platform has no /events: its lists must be polled. */
export class NoEventsError extends Error {}

/** The platform sends a comment every 15 s; three missed ones mean a dead line. */
const SILENCE_LIMIT_MS = 45_000;

/**
 * GET /events: calls back for each event until the stream ends or `signal` aborts.
 * @param start the event to resume after, else the instant (Unix seconds) from which on events count
 * @throws NoEventsError, ApiError (UNAUTHENTICATED where the session is dead)
 */
export function readEvents(
  settings: PlatformSettings,
  context: CallContext & { signal: AbortSignal },
  start: { lastEventId: string | undefined; since: number },
  onEvent: (event: PlatformEvent, id: string | undefined) => void,
): Promise<void> {
  const parser = createParser({
    onEvent: (message) => {
      const event = decodeEvent(message);
      if (event) onEvent(event, message.id);
    },
  });
  return new Promise((resolve, reject) => {
    const stream = got.stream("events", {
      prefixUrl: settings.platformUrl,
      headers: {
        ...callHeaders(context),
        accept: "text/event-stream",
        ...(start.lastEventId === undefined ? {} : { "last-event-id": start.lastEventId }),
      },
      searchParams: { since: start.since },
      timeout: { connect: 2_000, response: settings.timeoutMs, socket: SILENCE_LIMIT_MS },
      retry: { limit: 0 },
      followRedirect: false,
      signal: context.signal,
    });
    stream.setEncoding("utf8");
    stream.on("data", (chunk: string) => parser.feed(chunk));
    stream.once("end", resolve);
    stream.once("error", (error: RequestError) => reject(errorOfStream(error)));
  });
}

function errorOfStream(error: RequestError): Error {
  if (!(error instanceof HTTPError))
    return new ApiError("UPSTREAM_UNAVAILABLE", "The platform's events can't be reached.");
  const { statusCode } = error.response;
  if ([404, 405, 501].includes(statusCode)) return new NoEventsError();
  return errorOfAnswer(statusCode, "", undefined);
}

function decodeEvent({ event, data }: EventSourceMessage): PlatformEvent | undefined {
  const body = object(data, "events.data");
  if (event === "client.status" || event === "client.changed") {
    return { type: "status", clientId: id(body.clientId, "events.clientId") };
  }
  if (event !== "client.measurement") return undefined;
  return {
    type: "measurement",
    clientId: id(body.clientId, "events.clientId"),
    from: intOr(body.from, 0, "events.from"),
    to: intOr(body.to, 0, "events.to"),
    vehicles: intOrNull(body.vehicles, "events.vehicles"),
  };
}
