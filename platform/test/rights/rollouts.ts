import { addUpload } from "../uploads.js";
import { firmware } from "./firmware.js";
import type { FeatureRights, RightsRow } from "./row.js";

const byAdmins = { audience: "admin", about: "own thing" } as const;
const change = (row: Pick<RightsRow, "method" | "path" | "success" | "body">): RightsRow => ({
  ...row,
  ...byAdmins,
});

export const rollouts: FeatureRights = {
  rows: [
    { method: "GET", path: "/rollout/list", audience: "admin", about: "nothing", success: 200 },
    {
      method: "GET",
      path: "/rollout",
      ...byAdmins,
      success: 200,
      query: ({ rolloutId }) => ({ id: rolloutId ?? 0 }),
    },
    change({
      method: "POST",
      path: "/rollout",
      success: 201,
      body: ({ firmwareId, clientId }) => ({
        firmwareId,
        clients: clientId,
        pilots: 1,
        failuresAtMost: 0,
        force: true,
      }),
    }),
    change({
      method: "POST",
      path: "/rollout/clients",
      success: 200,
      body: ({ rolloutId, clientId }) => ({ id: rolloutId, clients: clientId, force: true }),
    }),
    change({
      method: "PATCH",
      path: "/rollout",
      success: 200,
      body: ({ rolloutId }) => ({ id: rolloutId, state: "stopped" }),
    }),
    change({
      method: "POST",
      path: "/rollout/retry",
      success: 200,
      body: ({ rolloutId }) => ({ id: rolloutId }),
    }),
  ],
  needs: [firmware],
  async prepare(platform, admin, { client }) {
    const { id } = await addUpload(platform, admin, { version: `rolled out to client ${client.id}` });
    const rollout = await platform.ok<{ id: number }>("POST", "/rollout", admin, {
      firmwareId: id,
      clients: client.id,
      pilots: 1,
      failuresAtMost: 0,
      force: true,
    });
    return { rolloutId: rollout.id };
  },
};
