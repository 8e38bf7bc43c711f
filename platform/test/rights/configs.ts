import type { FeatureRights, RightsRow } from "./row.js";

const CONFIG = { cfgID: "KB0", BasicConfig: { displayDisable: 0 } };

const ofClient = (path: string, more: Record<string, number> = {}): RightsRow => ({
  method: "GET",
  path,
  audience: "members",
  about: "client",
  success: 200,
  query: ({ clientId }) => ({ clientId, ...more }),
});

export const configs: FeatureRights = {
  rows: [
    { ...ofClient("/config"), audience: "members and reports" },
    ofClient("/config/list"),
    ofClient("/config/version", { version: 1 }),
    ofClient("/config/history"),
    {
      method: "POST",
      path: "/config/assign",
      audience: "members",
      role: "editor",
      about: "client",
      success: 200,
      body: ({ clientId }) => ({ clientId, data: CONFIG }),
    },
    {
      method: "POST",
      path: "/config/restore",
      audience: "members",
      role: "editor",
      about: "client",
      success: 200,
      body: ({ clientId }) => ({ clientId, version: 1 }),
    },
    { method: "GET", path: "/device/config", audience: "device", about: "nothing", success: 200 },
  ],
  async prepare(platform, admin, { client }) {
    await platform.ok("POST", "/config/assign", admin, { clientId: client.id, data: CONFIG });
    return {};
  },
};
