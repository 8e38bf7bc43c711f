import type { FastifyInstance } from "fastify";
import { type PeriodQuery, readPeriodQuery } from "../http/periodQuery.js";
import { signedInCall } from "../http/signedInCall.js";
import { EXPORT_FILES, openExport } from "../platform-api/exports.js";
import { letGo } from "../platform-api/firstBytes.js";
import type { PlatformStreams } from "../platform-api/streams.js";

/** What of the platform's answer describes the bytes; nothing else goes on. */
const PASSED_ON = [
  "content-type",
  "content-disposition",
  "content-encoding",
  "content-length",
  "vary",
] as const;

/**
 * GET /export/<file>?clientId&startTimestamp&endTimestamp: a device's period as CSV or XLSX, streamed with the caller's
 * rights, untouched. Times are Unix seconds. What fails on the way breaks the connection off, so that no part of a file
 * looks whole. HEAD tells what GET would begin with.
 */
export function registerExportRoutes(app: FastifyInstance, streams: PlatformStreams): void {
  for (const file of EXPORT_FILES) {
    app.route<{ Querystring: PeriodQuery }>({
      method: ["GET", "HEAD"],
      url: `/export/${file}`,
      handler: async (request, reply) => {
        const call = signedInCall(request, reply);
        const period = readPeriodQuery(request.query);
        const encoding = request.headers["accept-encoding"];
        const { headers, body } = await openExport(streams, call, file, period, encoding);
        for (const name of PASSED_ON) {
          const value = headers[name];
          if (value !== undefined) reply.header(name, value);
        }
        reply.header("cache-control", "no-store");
        if (request.method === "GET") return reply.send(body);
        letGo(body);
        return reply.send();
      },
    });
  }
}
