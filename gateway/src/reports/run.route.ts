import { fieldFault } from "@obcestje/contract/faults.js";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors.js";
import { sendDownload } from "../http/sendDownload.js";
import { signedInCall } from "../http/signedInCall.js";
import { openReportFile } from "../platform-api/reportRuns.js";
import type { PlatformStreams } from "../platform-api/streams.js";

/**
 * GET /pdf/run?runId: the report of a scheduled run, streamed with the caller's rights. HEAD answers the
 * headers of GET.
 */
export function registerRunRoute(app: FastifyInstance, streams: PlatformStreams): void {
  app.route<{ Querystring: { runId?: unknown } }>({
    method: ["GET", "HEAD"],
    url: "/pdf/run",
    handler: async (request, reply) => {
      const call = signedInCall(request, reply);
      const runId = readRunId(request.query.runId);
      return sendDownload(await openReportFile(streams, call, runId), request, reply);
    },
  });
}

function readRunId(runId: unknown): string {
  if (typeof runId === "string" && runId !== "") return runId;
  const fault = fieldFault("runId", "NOT_ONE", { thing: "run" });
  throw new ApiError("BAD_USER_INPUT", `runId ${fault.message}.`, { fields: [fault] });
}
