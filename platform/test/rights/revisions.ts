import type { FeatureRights } from "./row.js";

export const revisions: FeatureRights = {
  rows: [
    {
      method: "GET",
      path: "/revision/list",
      audience: "members",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({ kind: "client", id: clientId }),
    },
    {
      method: "GET",
      path: "/revision",
      audience: "members",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({ kind: "client", id: clientId, version: 1 }),
    },
  ],
};
