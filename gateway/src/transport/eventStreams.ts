import type { FastifyReply, FastifyRequest } from "fastify";
import { callOf } from "../callOf.js";
import type { Env } from "../env.js";
import { ApiError } from "../errors.js";
import { sendRefusal } from "../http/sendErrors.js";
import type { AskedOperation } from "../limits/askedOperation.js";
import type { Cohorts } from "../live/cohorts.js";
import type { OperationRunner } from "../live/operationRunner.js";
import { deviceCookieOf } from "../session/deviceCookie.js";
import { sessionCookieOf } from "../session/sessionCookie.js";
import { COMPLETE, EventStream, nextEvent } from "./eventStream.js";
import type { Heartbeat } from "./heartbeat.js";

const CONTENT_TYPE = "text/event-stream; charset=utf-8";

export interface EventStreamParts {
  cohorts: Cohorts;
  runner: OperationRunner;
  heartbeat: Heartbeat;
}

/** Operations that are answered as server-sent events, mainly subscriptions. */
export class EventStreams {
  private readonly open = new Set<EventStream>();

  constructor(
    private readonly parts: EventStreamParts,
    private readonly env: Pick<Env, "PUBLIC_URL">,
  ) {}

  /**
   * Answers an operation as an event stream. Errors before its start are plain JSON with a status.
   * @param asked the operation of the request
   */
  async serve(asked: AskedOperation, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const call = callOf(request, reply);
    const stream = new EventStream(reply.raw, () => writeHead(reply));
    reply.raw.once("close", () => this.forget(stream));
    const begun = await this.parts.cohorts.begin(asked, call, stream);
    if (begun.type === "refused") return sendRefusal(begun.refused, request, reply);
    if (begun.type === "rejected") return sendRefusal({ errors: begun.errors }, request, reply);
    if (begun.type === "single") {
      if (request.method === "GET" && begun.operation.type === "mutation")
        return refuseChange(request, reply);
      const { PUBLIC_URL } = this.env;
      const cookies = {
        sessionCookie: sessionCookieOf(reply, PUBLIC_URL),
        deviceCookie: deviceCookieOf(reply, PUBLIC_URL),
      };
      const answer = await this.parts.runner.answer(begun.operation, call, cookies);
      void reply.type(CONTENT_TYPE).header("cache-control", "no-store");
      return reply.send(nextEvent(JSON.stringify(answer)) + COMPLETE);
    }
    this.open.add(stream);
    this.parts.heartbeat.add(stream);
    stream.enter(begun.cohort);
    return reply;
  }

  /** Breaks all streams. Their clients reconnect. */
  close(): void {
    for (const stream of this.open) stream.destroy();
  }

  private forget(stream: EventStream): void {
    this.open.delete(stream);
    this.parts.heartbeat.delete(stream);
    stream.leave();
  }
}

function refuseChange(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const errors = [new ApiError("BAD_USER_INPUT", "Only queries and subscriptions come by GET.")];
  return sendRefusal({ errors, status: 405 }, request, reply.header("allow", "POST"));
}

function writeHead(reply: FastifyReply): void {
  const { raw, request } = reply;
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    "content-type": CONTENT_TYPE,
    "cache-control": "no-store",
    "x-request-id": request.id,
    // Otherwise a proxy may buffer the events.
    "x-accel-buffering": "no",
  });
}
