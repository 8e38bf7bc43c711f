import type { FastifyInstance } from "fastify";
import { readLanguage } from "../http/languageQuery.js";
import { type PeriodQuery, periodIn, readPeriodQuery } from "../http/periodQuery.js";
import { sendDownload } from "../http/sendDownload.js";
import { signedInCall } from "../http/signedInCall.js";
import { getClient } from "../platform-api/clients.js";
import { EXPORT_FILES, type ExportPaths, openExport } from "../platform-api/exports.js";
import type { PlatformClient } from "../platform-api/http.js";
import type { PlatformStreams } from "../platform-api/streams.js";

/**
 * GET /export/<file>?clientId&startTimestamp&endTimestamp[&lang=sl|en], or &interval=2026-10 instead of the
 * timestamps: a device's period as CSV or XLSX, streamed unchanged with the caller's rights. Times are Unix
 * seconds. An error on the way breaks the connection, so that a partial file never looks complete. HEAD
 * answers the headers of GET.
 */
export function registerExportRoutes(
  app: FastifyInstance,
  streams: PlatformStreams,
  paths: ExportPaths,
  { platform, now }: { platform: PlatformClient; now: () => number },
): void {
  for (const file of EXPORT_FILES) {
    app.route<{ Querystring: PeriodQuery & { lang?: unknown } }>({
      method: ["GET", "HEAD"],
      url: `/export/${file}`,
      handler: async (request, reply) => {
        const call = signedInCall(request, reply);
        const { clientId, period } = readPeriodQuery(request.query);
        const lang = readLanguage(request.query.lang);
        // The device is read only if the meaning of the interval's name depends on its clock.
        const zone = "named" in period ? (await getClient(platform, call, clientId)).timeZone : "UTC";
        const asked = { clientId, ...periodIn(period, zone, now()), lang };
        const encoding = request.headers["accept-encoding"];
        return sendDownload(
          await openExport(streams, call, paths.get(file), file, asked, encoding),
          request,
          reply,
        );
      },
    });
  }
}
