import { createParser, type EventSourceMessage } from "eventsource-parser";
import got, { HTTPError, type RequestError, type Response } from "got";
import { Counter } from "prom-client";
import { ApiError } from "../errors.js";
import { ACTION_CHANGE, type ActionChangeRecord } from "./actions.js";
import { callHeaders } from "./callHeaders.js";
import { id, intOrNull, object } from "./decode.js";
import type { PlatformSettings } from "./http.js";
import { instant } from "./kinds.js";
import type { CallContext } from "./platform.js";
import { errorOfAnswer } from "./upstreamError.js";
import { wholeRecord } from "./wholeAnswer.js";

export interface ValveChange {
  clientId: string;
}

/** A decoded event of the platform's /events. */
export type PlatformEvent =
  | { type: "status"; clientId: string }
  | { type: "measurement"; clientId: string; from: number | null; to: number | null; vehicles: number | null }
  | { type: "valve"; valve: ValveChange }
  | { type: "action"; action: ActionChangeRecord };

/** The platform has no /events, so its lists must be polled. */
export class NoEventsError extends Error {}

/** The platform sends a comment every 15 s. Three missed ones mean a dead line. */
const SILENCE_LIMIT_MS = 45_000;
/** Far above the size of any event, so that an endless line can't fill the memory. */
const EVENT_BYTES_AT_MOST = 1_000_000;

const unreadable = new Counter({
  name: "gateway_platform_events_unreadable_total",
  help: "Events of the platform that could not be understood, and were left out",
});

interface EventReader {
  /** Called when the platform has accepted the stream. */
  onOpen?: () => void;
  /** Called with the caller's audience, if the platform names it. */
  onHello?: (audience: string | undefined) => void;
  onEvent?: (event: PlatformEvent, id: string | undefined) => void;
}

/** The event to resume after, and the instant (Unix seconds) from which events count if there is none. */
export interface Start {
  lastEventId: string | undefined;
  since: number;
}

/**
 * GET /events: calls back for each event until the stream ends or `signal` aborts.
 * @param start where events begin; `session`: the stream has none, and ends with the session
 * @throws NoEventsError, ApiError (UNAUTHENTICATED if the session is dead)
 */
export function readEvents(
  settings: PlatformSettings,
  context: CallContext & { signal: AbortSignal },
  start: Start | "session",
  { onOpen, onHello, onEvent }: EventReader,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = got.stream("events", {
      prefixUrl: settings.platformUrl,
      headers: {
        ...callHeaders(context, settings.names),
        accept: "text/event-stream",
        ...(start === "session" || start.lastEventId === undefined
          ? {}
          : { "last-event-id": start.lastEventId }),
      },
      searchParams: start === "session" ? { only: "session" } : { since: start.since },
      timeout: { connect: 2_000, response: settings.timeoutMs, socket: SILENCE_LIMIT_MS },
      retry: { limit: 0 },
      followRedirect: false,
      signal: context.signal,
    });
    const parser = createParser({
      maxBufferSize: EVENT_BYTES_AT_MOST,
      onEvent: (message) => {
        if (message.event === "hello") return onHello?.(audienceOf(message));
        const event = onEvent && decodeEvent(message);
        if (event) onEvent(event, message.id);
      },
      onError: ({ type }) => {
        if (type === "max-buffer-size-exceeded")
          stream.destroy(new Error("an event of the platform is too large"));
      },
    });
    stream.setEncoding("utf8");
    stream.once("response", ({ headers, statusCode }: Response) => {
      if (statusCode !== 200) return;
      if (headers["content-type"]?.startsWith("text/event-stream")) return onOpen?.();
      reject(new NoEventsError());
      stream.destroy();
    });
    stream.on("data", (chunk: string) => parser.feed(chunk));
    stream.once("end", resolve);
    stream.on("error", (error: RequestError) => reject(errorOfStream(error)));
  });
}

function errorOfStream(error: Error): Error {
  if (!(error instanceof HTTPError))
    return new ApiError("UPSTREAM_UNAVAILABLE", "The platform's events can't be reached.");
  const { statusCode } = error.response;
  if ([404, 405, 501].includes(statusCode)) return new NoEventsError();
  return errorOfAnswer({ status: statusCode, headers: {}, body: "" });
}

/** True if the session is dead or the right is lost: another try changes nothing. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === "UNAUTHENTICATED" || error.code === "FORBIDDEN");
}

/** Undefined if the platform names none. */
function audienceOf({ data }: EventSourceMessage): string | undefined {
  try {
    const { audience } = object(data, "events.hello");
    return typeof audience === "string" && AUDIENCE.test(audience) ? audience : undefined;
  } catch {
    return undefined;
  }
}

/** It is sent back in a header. */
const AUDIENCE = /^[\w-]{1,100}$/;

/** Events that can't be understood are dropped: screens refresh by themselves, too. */
function decodeEvent(message: EventSourceMessage): PlatformEvent | undefined {
  try {
    return eventOf(message);
  } catch {
    unreadable.inc();
    return undefined;
  }
}

function eventOf({ event, data }: EventSourceMessage): PlatformEvent | undefined {
  const body = object(data, "events.data");
  const clientId = () => id(body.clientId, "events.clientId");
  switch (event) {
    case "client.status":
    case "client.changed":
      return { type: "status", clientId: clientId() };
    case "client.measurement":
      return {
        type: "measurement",
        clientId: clientId(),
        from: instant.read(body.from, "events.from"),
        to: instant.read(body.to, "events.to"),
        vehicles: intOrNull(body.vehicles, "events.vehicles"),
      };
    case "valve.changed":
      return { type: "valve", valve: { clientId: clientId() } };
    case "action.changed":
      return { type: "action", action: wholeRecord(body, ACTION_CHANGE) };
    default:
      return undefined;
  }
}
