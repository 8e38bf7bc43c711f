import { CLIENTS_A_REPORT } from "@obcestje/contract/limits/counts.js";
import type { FastifyInstance } from "fastify";
import type { Services } from "../context.js";
import { readLanguage } from "../http/languageQuery.js";
import { type PeriodQuery, periodIn, readPeriodsQuery } from "../http/periodQuery.js";
import { signedInCall } from "../http/signedInCall.js";
import { readAsIfLimit } from "../measurements/asIfLimit.js";
import { readGap } from "../measurements/freeGap.js";
import { type ClientRecord, getClient, getClients } from "../platform-api/clients.js";
import type { Platform } from "../platform-api/platform.js";
import { createReportKey } from "../platform-api/reportKey.js";
import { renderDeadline } from "./rendererClient.js";
import { reportDisposition } from "./reportDisposition.js";

interface PdfQuery extends PeriodQuery {
  lang?: unknown;
  asIfLimit?: unknown;
  gap?: unknown;
}

/**
 * GET /pdf/report?clientId=7,8&startTimestamp&endTimestamp[&lang][&asIfLimit=30][&gap=4]: the printable report of 1 to 50 devices as
 * an A4 PDF, streamed. Times are Unix seconds, or &interval=2026-10 by the first device's clock. The platform
 * checks the caller's right when it gives out the report key, or else when it returns the devices. HEAD ends
 * there.
 */
export function registerPdfRoute(app: FastifyInstance, { platform, renderer, now }: Services): void {
  app.route<{ Querystring: PdfQuery }>({
    method: ["GET", "HEAD"],
    url: "/pdf/report",
    handler: async (request, reply) => {
      const call = signedInCall(request, reply);
      const { clientIds, period } = readPeriodsQuery(request.query, CLIENTS_A_REPORT);
      const lang = readLanguage(request.query.lang);
      const asIfLimit = readAsIfLimit(request.query.asIfLimit);
      if (asIfLimit !== undefined) await platform.offers.require("limit-history");
      const gap = readGap(request.query.gap);
      if (gap !== undefined) await platform.offers.require("traffic-figures");

      const clients = await clientsOf(platform.as(call), clientIds);
      const report = { clientIds, ...periodIn(period, clients[0]?.timeZone ?? "UTC", now()) };
      const sessionKey = (await platform.offers.has("report-key"))
        ? await createReportKey(platform.as(call), report)
        : app.reportSessions.seal(call.caller, renderDeadline(report.clientIds.length) / 1000);
      const pdf =
        request.method === "HEAD"
          ? undefined
          : await renderer.render({ ...report, sessionKey, lang, asIfLimit, gap }, call, call.signal);
      return reply
        .type("application/pdf")
        .header("cache-control", "no-store")
        .header("content-disposition", reportDisposition(clients, report.from, lang))
        .send(pdf);
    },
  });
}

/** @throws ApiError NOT_FOUND if one is not the caller's */
async function clientsOf(platform: Platform, [first, ...others]: string[]): Promise<ClientRecord[]> {
  if (first === undefined) return [];
  if (others.length > 0 && (await platform.offers.has("id-lists")))
    return getClients(platform, [first, ...others]);
  return Promise.all([first, ...others].map((id) => getClient(platform, id)));
}
