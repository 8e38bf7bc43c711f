import type { FastifyInstance } from "fastify";
import { hasCredential } from "../caller.js";
import { callOf } from "../callOf.js";
import type { Services } from "../context.js";
import { ApiError } from "../errors.js";
import { getClient } from "../platform-api/clients.js";
import { createReportKey } from "../platform-api/reportKey.js";

interface PdfQuery {
  clientId?: string;
  startTimestamp?: string;
  endTimestamp?: string;
  lang?: string;
}

/**
 * GET /pdf/report?clientId&startTimestamp&endTimestamp[&lang]: the printable report as an A4 PDF, streamed.
 * Times are Unix seconds. The caller's right is checked by the platform when it gives out the report key.
 */
export function registerPdfRoute(app: FastifyInstance, { platform, renderer }: Services): void {
  app.get<{ Querystring: PdfQuery }>("/pdf/report", async (request, reply) => {
    const call = callOf(request, reply);
    if (!hasCredential(call.caller)) throw new ApiError("UNAUTHENTICATED", "Sign in first.");
    const { clientId, lang } = request.query;
    const from = instant(request.query.startTimestamp, "startTimestamp");
    const to = instant(request.query.endTimestamp, "endTimestamp");
    if (!clientId) throw fault("clientId", "is missing");
    if (to <= from) throw fault("endTimestamp", "must lie after startTimestamp");

    const client = await getClient(platform, call, clientId);
    const sessionKey = await createReportKey(platform, call, {
      clientId,
      startTimestamp: from,
      endTimestamp: to,
    });
    const pdf = await renderer.render(
      { clientId, from, to, sessionKey, lang: lang === "en" ? "en" : "sl" },
      call.requestId,
      call.signal,
    );
    return reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename="${fileName(client.name, from, client.timeZone)}"`)
      .send(pdf);
  });
}

function instant(text: string | undefined, path: string): number {
  const value = Number(text);
  if (!text || !Number.isSafeInteger(value) || value < 0) throw fault(path, "must be whole Unix seconds");
  return value;
}

function fault(path: string, message: string): ApiError {
  return new ApiError("BAD_USER_INPUT", `${path} ${message}.`, { fields: [{ path, message }] });
}

/** Plain ASCII, as header values must be. */
function fileName(name: string, from: number, timeZone: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .replace(/[^\w-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(from * 1000);
  return `porocilo-${ascii || "lokacija"}-${day}.pdf`;
}
