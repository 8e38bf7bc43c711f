import type { FeatureRights } from "./row.js";

export const audit: FeatureRights = {
  rows: [
    { method: "GET", path: "/audit/list", audience: "admin", about: "nothing", success: 200 },
    {
      method: "GET",
      path: "/audit/changes",
      audience: "admin",
      about: "nothing",
      success: 200,
      query: () => ({ id: 1 }),
    },
  ],
};
