import type { FeatureRights } from "./row.js";

export const apiKeys: FeatureRights = {
  rows: [
    {
      method: "GET",
      path: "/apikey/list",
      audience: "signed in",
      role: "editor",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({ clientId }),
    },
    {
      method: "POST",
      path: "/apikey",
      audience: "signed in",
      role: "editor",
      about: "client",
      success: 201,
      body: ({ clientId }) => ({ clientId, viewOnly: true }),
    },
    {
      method: "PATCH",
      path: "/apikey",
      audience: "signed in",
      role: "editor",
      about: "own thing",
      success: 200,
      body: ({ apiKeyId }) => ({ id: apiKeyId ?? 0, name: "Nova" }),
    },
    {
      method: "DELETE",
      path: "/apikey",
      audience: "signed in",
      role: "editor",
      about: "own thing",
      success: 204,
      query: ({ apiKeyId }) => ({ id: apiKeyId ?? 0 }),
    },
  ],
  async prepare(platform, _admin, { headers, groupId }) {
    const { apikey } = await platform.ok<{ apikey: { id: number } }>("POST", "/apikey", headers, {
      groupId,
      viewOnly: false,
    });
    return { apiKeyId: apikey.id };
  },
};
