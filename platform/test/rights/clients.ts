import type { FeatureRights } from "./row.js";

export const clients: FeatureRights = {
  rows: [
    { method: "GET", path: "/client/list", audience: "viewers", about: "nothing", success: 200 },
    { method: "GET", path: "/client/listAll", audience: "admin", about: "nothing", success: 200 },
    {
      method: "GET",
      path: "/client",
      audience: "readers",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({ clientId }),
    },
    { method: "POST", path: "/client", audience: "admin", about: "nothing", success: 201, body: () => ({}) },
    {
      method: "DELETE",
      path: "/client",
      audience: "admin",
      about: "client",
      success: 204,
      query: ({ clientId }) => ({ clientId }),
    },
    {
      method: "POST",
      path: "/client/metaData",
      audience: "members",
      about: "client",
      success: 200,
      body: ({ clientId }) => ({ clientId, metaData: { notes: "n" } }),
    },
    {
      method: "POST",
      path: "/client/key",
      audience: "admin",
      about: "client",
      success: 201,
      body: ({ clientId }) => ({ clientId, purpose: "import" }),
    },
    {
      method: "POST",
      path: "/client/assignTo",
      audience: "admin",
      about: "client",
      success: 204,
      body: ({ clientId, groupId }) => ({ clientId, groupId }),
    },
    {
      method: "DELETE",
      path: "/client/assignTo",
      audience: "admin",
      about: "client",
      success: 204,
      query: ({ clientId, groupId }) => ({ clientId, groupId }),
    },
  ],
};
