import { addClient } from "../devices.js";
import type { FeatureRights } from "./row.js";

export const clients: FeatureRights = {
  rows: [
    { method: "GET", path: "/client/list", audience: "readers", about: "nothing", success: 200 },
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
    { method: "GET", path: "/place/list", audience: "readers", about: "nothing", success: 200 },
    {
      method: "DELETE",
      path: "/place",
      audience: "members",
      role: "editor",
      about: "own thing",
      success: 204,
      query: ({ placeId }) => ({ id: placeId ?? 0 }),
    },
    {
      method: "GET",
      path: "/stay/list",
      audience: "readers",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({ clientId }),
    },
    {
      method: "PUT",
      path: "/client/stay",
      audience: "members",
      role: "editor",
      about: "client",
      success: 422,
      // Whoever may move it is told that the tenants' clients are valves, which stay.
      body: ({ clientId }) => ({ clientId, placeId: null }),
    },
    {
      method: "GET",
      path: "/client/moveHint",
      audience: "members",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({ clientId }),
    },
    {
      method: "GET",
      path: "/client/limits",
      audience: "readers",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({ clientId }),
    },
    {
      method: "PUT",
      path: "/client/limits",
      audience: "members",
      role: "editor",
      about: "client",
      success: 422,
      // Whoever may set them is told that the tenants' clients are valves.
      body: ({ clientId }) => ({ clientId, limits: [{ from: null, speedLimit: 50 }] }),
    },
    {
      method: "PUT",
      path: "/client/moveHint",
      audience: "members",
      role: "editor",
      about: "client",
      success: 204,
      body: ({ clientId }) => ({ clientId, until: 1 }),
    },
    {
      method: "POST",
      path: "/client/metaData",
      audience: "members",
      role: "editor",
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
    {
      method: "PUT",
      path: "/client/group",
      audience: "admin",
      about: "client",
      success: 200,
      body: ({ clientId, groupId }) => ({ clientId, groupId }),
    },
    {
      method: "PATCH",
      path: "/client",
      audience: "admin",
      about: "client",
      success: 200,
      body: ({ clientId }) => ({ clientId, visionType: 1 }),
    },
  ],
  async prepare(platform, admin, { groupId }) {
    const { id: clientId } = await addClient(platform, admin, groupId);
    const move = (target: object) =>
      platform.ok<{ stays: { placeId: number }[] }>("PUT", "/client/stay", admin, {
        clientId,
        from: 1,
        until: 2,
        ...target,
      });
    const { stays } = await move({ newPlace: { metaData: {} } });
    await move({ placeId: stays[0]?.placeId });
    await platform.ok("DELETE", `/client?clientId=${clientId}`, admin);
    return { placeId: stays[1]?.placeId ?? 0 };
  },
};
