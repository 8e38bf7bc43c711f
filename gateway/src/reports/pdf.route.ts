import type { FastifyInstance } from "fastify";
import type { Services } from "../context.js";
import { type PeriodQuery, readPeriodQuery } from "../http/periodQuery.js";
import { signedInCall } from "../http/signedInCall.js";
import { getClient } from "../platform-api/clients.js";
import { createReportKey } from "../platform-api/reportKey.js";

interface PdfQuery extends PeriodQuery {
  lang?: unknown;
}

/**
 * GET /pdf/report?clientId&startTimestamp&endTimestamp[&lang]: the printable report as an A4 PDF, streamed.
 * Times are Unix seconds. The caller's right is checked by the platform when it gives out the report key; HEAD ends there.
 */
export function registerPdfRoute(app: FastifyInstance, { platform, renderer }: Services): void {
  app.route<{ Querystring: PdfQuery }>({
    method: ["GET", "HEAD"],
    url: "/pdf/report",
    handler: async (request, reply) => {
      const call = signedInCall(request, reply);
      const { clientId, from, to } = readPeriodQuery(request.query);
      const lang = request.query.lang === "en" ? "en" : "sl";

      const client = await getClient(platform, call, clientId);
      const sessionKey = await createReportKey(platform, call, {
        clientId,
        startTimestamp: from,
        endTimestamp: to,
      });
      const pdf =
        request.method === "HEAD"
          ? undefined
          : await renderer.render({ clientId, from, to, sessionKey, lang }, call.requestId, call.signal);
      return reply
        .type("application/pdf")
        .header("cache-control", "no-store")
        .header("content-disposition", `inline; filename="${fileName(client.name, from, client.timeZone)}"`)
        .send(pdf);
    },
  });
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
