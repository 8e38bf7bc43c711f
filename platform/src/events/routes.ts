import type { FastifyReply } from "fastify";
import Type from "typebox";
import { viewerOf } from "../auth/guard.js";
import { VIEWERS, type ViewerPrincipal } from "../auth/principal.js";
import { AUDIENCE_HEADER, audienceOf } from "../clients/audience.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { UnixTime } from "../http/schemas.js";
import type { Listener } from "./listeners.js";

const BUFFERED_AT_MOST = 1024 * 1024;
const EVENT_ID = /^\d{1,15}$/;

/** The live feed, as server-sent events. */
export function eventRoutes(app: App, { events }: Deps): void {
  app.get(
    "/events",
    {
      config: { access: VIEWERS },
      exposeHeadRoute: false,
      schema: {
        description:
          "Server-sent events: hello first, which names the caller's audience (all who see the same clients and hear the same), then client.status, client.measurement, client.changed, valve.changed, action.changed. View-only keys hear client.measurement alone. Resumes from Last-Event-ID, or else from `since`, within an hour.",
        headers: Type.Object({
          "last-event-id": Type.Optional(Type.String({ maxLength: 100 })),
          [AUDIENCE_HEADER]: Type.Optional(
            Type.String({
              maxLength: 100,
              description: "Refused unless the caller belongs to this audience.",
            }),
          ),
        }),
        querystring: Type.Object({
          since: Type.Optional(UnixTime),
          only: Type.Optional(
            Type.Literal("session", {
              description:
                "No events after hello: the stream only ends with the session, or when rights change.",
            }),
          ),
        }),
        produces: ["text/event-stream"],
        response: { 200: Type.String({ description: "text/event-stream" }) },
      },
    },
    async (request, reply) => {
      const principal = viewerOf(request);
      const resumeFrom = request.headers["last-event-id"] ?? "";
      const { since, only } = request.query;
      const listener: Listener = {
        principal,
        onlySession: only === "session",
        ...openStream(reply, principal),
      };
      reply.raw.once("close", () => events.leave(listener));
      try {
        await events.listen(listener, {
          afterId: EVENT_ID.test(resumeFrom) ? Number(resumeFrom) : undefined,
          since,
        });
      } catch (error) {
        request.log.error({ err: error }, "events failed");
        reply.raw.destroy();
      }
      if (reply.raw.destroyed) events.leave(listener);
      return reply;
    },
  );
}

function openStream(
  reply: FastifyReply,
  principal: ViewerPrincipal,
): Omit<Listener, "principal" | "onlySession"> {
  const { raw } = reply;
  const greeting = JSON.stringify({ audience: audienceOf(principal) });
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
  reply.hijack();
  raw.writeHead(200, { ...headers, "content-type": "text/event-stream; charset=utf-8" });
  /** A reader that falls too far behind is disconnected. It resumes with the last id. */
  const write = (text: string) => {
    raw.write(text);
    if (raw.writableLength > BUFFERED_AT_MOST) raw.destroy();
  };
  return {
    hello: () => write(`event: hello\ndata: ${greeting}\n\n`),
    send: ({ id, type, data }) => write(`id: ${id}\nevent: ${type}\ndata: ${data}\n\n`),
    ping: () => write(": ping\n\n"),
    end: () => raw.end(),
  };
}
