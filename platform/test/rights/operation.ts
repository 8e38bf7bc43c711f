import type { FeatureRights, RightsRow } from "./row.js";

const open = (path: string): RightsRow => ({
  method: "GET",
  path,
  audience: "everybody",
  about: "nothing",
  success: 200,
});

export const operation: FeatureRights = {
  rows: [
    open("/healthz"),
    open("/readyz"),
    open("/metrics"),
    { method: "GET", path: "/system", audience: "admin", about: "nothing", success: 200 },
    { method: "GET", path: "/events", audience: "viewers", about: "nothing", success: 200 },
  ],
};
