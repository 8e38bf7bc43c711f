import type { FeatureRights } from "./row.js";

export const notifications: FeatureRights = {
  rows: [
    {
      method: "GET",
      path: "/notification/preferences",
      audience: "signed in",
      about: "nothing",
      success: 200,
    },
    {
      method: "PATCH",
      path: "/notification/preferences",
      audience: "signed in",
      role: "viewer",
      about: "nothing",
      success: 200,
      body: () => ({ silentAfter: 90 }),
    },
    {
      method: "POST",
      path: "/notification/secret",
      audience: "signed in",
      role: "viewer",
      about: "nothing",
      success: 201,
    },
    {
      method: "POST",
      path: "/notification/test",
      audience: "signed in",
      role: "viewer",
      about: "nothing",
      success: 201,
      // No channel is on.
      refused: { viewer: 422, operator: 422, manager: 422, "user without group": 422 },
    },
    { method: "GET", path: "/notification/list", audience: "signed in", about: "nothing", success: 200 },
  ],
  async prepare(platform, admin, { headers }) {
    for (const person of [admin, headers])
      await platform.ok("PATCH", "/notification/preferences", person, {
        channels: { email: { enabled: true } },
      });
    return {};
  },
};
