import type { FastifyInstance } from "fastify";
import { readLanguage } from "../http/languageQuery.js";
import { type PeriodQuery, readPeriodQuery } from "../http/periodQuery.js";
import { sendDownload } from "../http/sendDownload.js";
import { signedInCall } from "../http/signedInCall.js";
import { EXPORT_FILES, type ExportPaths, openExport } from "../platform-api/exports.js";
import type { PlatformStreams } from "../platform-api/streams.js";

/**
 * GET /export/<file>?clientId&startTimestamp&endTimestamp[&lang=sl|en]: a device's period as CSV or XLSX, streamed with the
 * caller's rights, untouched. Times are Unix seconds. What fails on the way breaks the connection off, so that no part of a file
 * looks whole. HEAD tells what GET would begin with.
 */
export function registerExportRoutes(
  app: FastifyInstance,
  streams: PlatformStreams,
  paths: ExportPaths,
): void {
  for (const file of EXPORT_FILES) {
    app.route<{ Querystring: PeriodQuery & { lang?: unknown } }>({
      method: ["GET", "HEAD"],
      url: `/export/${file}`,
      handler: async (request, reply) => {
        const call = signedInCall(request, reply);
        const asked = { ...readPeriodQuery(request.query), lang: readLanguage(request.query.lang) };
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
