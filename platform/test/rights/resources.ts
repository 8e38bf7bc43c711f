import type { FeatureRights } from "./row.js";

const bucket = "hardware_configuration";

export const resources: FeatureRights = {
  rows: [
    {
      method: "GET",
      path: "/resource",
      audience: "members",
      about: "nothing",
      success: 200,
      query: () => ({ bucket }),
    },
    {
      method: "GET",
      path: "/resource/list",
      audience: "members and reports",
      about: "nothing",
      success: 200,
      query: () => ({ bucket }),
    },
    {
      method: "POST",
      path: "/resource",
      audience: "admin",
      about: "nothing",
      success: 201,
      body: () => ({ bucket, data: [], metaData: {} }),
    },
    {
      method: "PATCH",
      path: "/resource",
      audience: "admin",
      about: "own thing",
      success: 200,
      body: ({ resourceId }) => ({ id: resourceId, data: {} }),
    },
    {
      method: "DELETE",
      path: "/resource",
      audience: "admin",
      about: "own thing",
      success: 204,
      query: ({ resourceId }) => ({ id: resourceId ?? 0 }),
    },
  ],
  async prepare(platform, admin) {
    const { id } = await platform.ok<{ id: number }>("POST", "/resource", admin, { bucket, data: [] });
    return { resourceId: id };
  },
};
