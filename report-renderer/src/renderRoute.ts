import { timingSafeEqual } from "node:crypto";
import { correlationOf } from "@obcestje/operation/correlation.js";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cancelled, RenderError } from "./errors.js";
import type { Printer } from "./renders/printer.js";
import { type RenderJob, renderJobSchema } from "./renders/renderJob.js";

/**
 * POST /render {clientIds, from, to, sessionKey, lang}: the report as an A4 PDF, streamed once it is printed.
 * An error after the first byte breaks the connection. A caller that leaves ends its job.
 */
export function registerRenderRoute(app: FastifyInstance, printer: Printer, secret: string): void {
  app.post<{ Body: RenderJob }>("/render", { schema: { body: renderJobSchema } }, async (request, reply) => {
    requireSecret(request, secret);
    const pdf = await printer.print(
      { job: request.body, correlation: correlationOf(request), urgency: "person" },
      whenLeft(reply),
    );
    return reply.type("application/pdf").send(pdf);
  });
}

/** Aborts when the connection ends before the answer is complete. */
function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) left.abort(cancelled());
  });
  return left.signal;
}

function requireSecret(request: FastifyRequest, secret: string): void {
  const given = Buffer.from(request.headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${secret}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new RenderError(401, "UNAUTHENTICATED", "The renderer's secret is missing or wrong.");
  }
}
