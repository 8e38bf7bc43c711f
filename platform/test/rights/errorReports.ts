import type { FeatureRights } from "./row.js";

export const errorReports: FeatureRights = {
  rows: [
    {
      method: "POST",
      path: "/error-report",
      audience: "signed in",
      role: "viewer",
      about: "nothing",
      success: 201,
      body: () => ({ message: "Ne dela", page: "/overview" }),
    },
    { method: "GET", path: "/error-report/list", audience: "admin", about: "nothing", success: 200 },
    {
      method: "PATCH",
      path: "/error-report",
      audience: "admin",
      about: "own thing",
      success: 200,
      body: ({ errorReportId }) => ({ id: errorReportId, done: true }),
    },
  ],
  async prepare(platform, _admin, { headers }) {
    const body = { message: "Graf je prazen" };
    const { id } = await platform.ok<{ id: number }>("POST", "/error-report", headers, body);
    return { errorReportId: id };
  },
};
