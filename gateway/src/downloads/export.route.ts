import { fieldFault } from "@obcestje/contract/faults.js";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors.js";
import { readLanguage } from "../http/languageQuery.js";
import { type PeriodQuery, periodIn, readPeriodQuery } from "../http/periodQuery.js";
import { sendDownload } from "../http/sendDownload.js";
import { signedInCall } from "../http/signedInCall.js";
import { readAsIfLimit } from "../measurements/asIfLimit.js";
import { readGap } from "../measurements/freeGap.js";
import { getClient } from "../platform-api/clients.js";
import { EXPORT_FILES, type ExportFile, type ExportPaths, openExport } from "../platform-api/exports.js";
import type { PlatformClient } from "../platform-api/http.js";
import type { PlatformStreams } from "../platform-api/streams.js";

/**
 * GET /export/<file>?clientId&startTimestamp&endTimestamp[&lang=sl|en], or &interval=2026-10 instead of the
 * timestamps, and for report.xlsx &asIfLimit=30 (km/h) and &gap=4 (seconds): a device's period as CSV or XLSX, streamed unchanged with the caller's rights. Times are Unix
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
    app.route<{ Querystring: PeriodQuery & { lang?: unknown; asIfLimit?: unknown; gap?: unknown } }>({
      method: ["GET", "HEAD"],
      url: `/export/${file}`,
      handler: async (request, reply) => {
        const call = signedInCall(request, reply);
        const { clientId, period } = readPeriodQuery(request.query);
        const lang = readLanguage(request.query.lang);
        const asIfLimit = readAsIfLimit(request.query.asIfLimit);
        if (asIfLimit !== undefined) {
          requireAllFigures(file, "asIfLimit");
          await platform.offers.require("limit-history");
        }
        const gap = readGap(request.query.gap);
        if (gap !== undefined) {
          requireAllFigures(file, "gap");
          await platform.offers.require("traffic-figures");
        }
        // The device is read only if the meaning of the interval's name depends on its clock.
        const zone = "named" in period ? (await getClient(platform.as(call), clientId)).timeZone : "UTC";
        const asked = { clientId, ...periodIn(period, zone, now()), lang, asIfLimit, gap };
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

/** @throws ApiError BAD_USER_INPUT for a file without the figures that it is about: nobody should take it for one with them. */
function requireAllFigures(file: ExportFile, name: "asIfLimit" | "gap"): void {
  if (file === "report.xlsx") return;
  const fault = fieldFault(name, "NOT_WITH", { other: file });
  throw new ApiError("BAD_USER_INPUT", `${name} ${fault.message}.`, { fields: [fault] });
}
