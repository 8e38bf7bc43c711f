import type { FeatureRights } from "./row.js";

export const audit: FeatureRights = {
  rows: [{ method: "GET", path: "/audit/list", audience: "admin", about: "nothing", success: 200 }],
};
