import type { FeatureRights } from "./row.js";

export const groups: FeatureRights = {
  rows: [
    { method: "GET", path: "/group/list", audience: "readers", about: "nothing", success: 200 },
    {
      method: "GET",
      path: "/group",
      audience: "members",
      about: "group",
      success: 200,
      query: ({ groupId }) => ({ groupId }),
    },
    {
      method: "POST",
      path: "/group",
      audience: "admin",
      about: "nothing",
      success: 201,
      body: () => ({ name: "New" }),
    },
    {
      method: "PATCH",
      path: "/group",
      audience: "admin",
      about: "group",
      success: 200,
      body: ({ groupId }) => ({ id: groupId, name: "Renamed" }),
    },
    {
      method: "DELETE",
      path: "/group",
      audience: "admin",
      about: "group",
      success: 204,
      query: ({ groupId }) => ({ id: groupId }),
    },
    {
      method: "POST",
      path: "/group/assignUser",
      audience: "admin",
      about: "user",
      success: 409,
      body: ({ groupId, userId }) => ({ groupId, userId }),
    },
    {
      method: "DELETE",
      path: "/group/assignUser",
      audience: "admin",
      about: "user",
      success: 204,
      query: ({ userId }) => ({ userId }),
    },
  ],
};
