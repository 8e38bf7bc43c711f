import { makeReport, pdfOf } from "../reports.js";
import type { FeatureRights } from "./row.js";

const schedule = (clientId: number) => ({
  name: "Tedensko poročilo",
  clientIds: [clientId],
  interval: "week",
  cron: "0 6 * * 1",
  recipients: ["obcina@example.si"],
});

export const reportSchedules: FeatureRights = {
  rows: [
    { method: "GET", path: "/report-schedule/list", audience: "members", about: "nothing", success: 200 },
    {
      method: "GET",
      path: "/report-schedule/next",
      audience: "members",
      about: "nothing",
      success: 200,
      query: () => ({ cron: "0 6 * * 1", timeZone: "Europe/Ljubljana", limit: 3 }),
    },
    {
      method: "POST",
      path: "/report-schedule",
      audience: "signed in",
      role: "editor",
      about: "client",
      success: 201,
      body: ({ clientId }) => schedule(clientId),
    },
    {
      method: "PATCH",
      path: "/report-schedule",
      audience: "signed in",
      role: "editor",
      about: "own thing",
      success: 200,
      body: ({ reportScheduleId }) => ({ id: reportScheduleId, name: "Drugo ime", enabled: false }),
    },
    {
      method: "DELETE",
      path: "/report-schedule",
      audience: "signed in",
      role: "editor",
      about: "own thing",
      success: 204,
      query: ({ reportScheduleId }) => ({ id: reportScheduleId ?? 0 }),
    },
    {
      method: "GET",
      path: "/report-schedule/runs",
      audience: "members",
      about: "own thing",
      success: 200,
      query: ({ reportScheduleId }) => ({ scheduleId: reportScheduleId ?? 0, limit: 10, count: "true" }),
    },
    {
      method: "GET",
      path: "/report-schedule/file",
      audience: "members",
      about: "own thing",
      success: 200,
      query: ({ reportRunId }) => ({ runId: reportRunId ?? 0 }),
    },
    {
      // One is waiting already.
      method: "POST",
      path: "/report-schedule/run",
      audience: "signed in",
      role: "editor",
      about: "own thing",
      success: 409,
      body: ({ reportScheduleId }) => ({ id: reportScheduleId }),
    },
    {
      // None of its deliveries has failed.
      method: "POST",
      path: "/report-schedule/resend",
      audience: "signed in",
      role: "editor",
      about: "own thing",
      success: 409,
      body: ({ reportRunId }) => ({ runId: reportRunId }),
    },
    {
      method: "POST",
      path: "/report-schedule/claim",
      audience: "service",
      about: "nothing",
      success: 200,
      body: () => ({ limit: 5 }),
    },
    {
      method: "POST",
      path: "/report-schedule/file",
      audience: "service",
      about: "own thing",
      success: 409,
      contentType: "application/pdf",
      query: ({ reportRunId }) => ({ runId: reportRunId ?? 0, claim: "none" }),
      body: () => pdfOf(100),
    },
    {
      method: "POST",
      path: "/report-schedule/outcome",
      audience: "service",
      about: "own thing",
      success: 409,
      body: ({ reportRunId }) => ({
        runId: reportRunId,
        claim: "none",
        outcome: "failed",
        reason: "noData",
        final: true,
      }),
    },
  ],
  async prepare(platform, _admin, { headers, client }) {
    const body = schedule(client.id);
    const { id } = await platform.ok<{ id: number }>("POST", "/report-schedule", headers, body);
    const reportRunId = await makeReport(platform, headers, id);
    await platform.ok("POST", "/report-schedule/run", headers, { id });
    return { reportScheduleId: id, reportRunId };
  },
};
