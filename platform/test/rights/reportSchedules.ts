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
    { method: "GET", path: "/report-schedule/list", audience: "signed in", about: "nothing", success: 200 },
    {
      method: "POST",
      path: "/report-schedule",
      audience: "signed in",
      about: "client",
      success: 201,
      body: ({ clientId }) => schedule(clientId),
    },
    {
      method: "PATCH",
      path: "/report-schedule",
      audience: "signed in",
      about: "own thing",
      success: 200,
      body: ({ reportScheduleId }) => ({ id: reportScheduleId, name: "Drugo ime", enabled: false }),
    },
    {
      method: "DELETE",
      path: "/report-schedule",
      audience: "signed in",
      about: "own thing",
      success: 204,
      query: ({ reportScheduleId }) => ({ id: reportScheduleId ?? 0 }),
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
      path: "/report-schedule/outcome",
      audience: "service",
      about: "own thing",
      success: 409,
      body: ({ reportScheduleId }) => ({
        id: reportScheduleId,
        runId: "none",
        outcome: "failed",
        message: "",
      }),
    },
  ],
  async prepare(platform, _admin, { headers, client }) {
    const body = schedule(client.id);
    const { id } = await platform.ok<{ id: number }>("POST", "/report-schedule", headers, body);
    return { reportScheduleId: id };
  },
};
