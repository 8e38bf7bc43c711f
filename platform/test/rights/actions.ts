import type { FeatureRights } from "./row.js";

const DATA = { actionType: "restart" };
const META = { actionName: "Restart" };

export const actions: FeatureRights = {
  rows: [
    { method: "GET", path: "/action/listAll", audience: "admin", about: "nothing", success: 200 },
    {
      method: "GET",
      path: "/action/list",
      audience: "members",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({ clientId }),
    },
    {
      method: "POST",
      path: "/action",
      audience: "members",
      role: "operator",
      about: "client",
      success: 201,
      body: ({ clientId }) => ({ clientId, data: DATA }),
    },
    {
      method: "PATCH",
      path: "/action",
      audience: "members",
      role: "operator",
      about: "own thing",
      success: 200,
      body: ({ actionId }) => ({ id: actionId, enabled: true }),
    },
    {
      method: "DELETE",
      path: "/action",
      audience: "members",
      role: "operator",
      about: "own thing",
      success: 204,
      query: ({ actionId }) => ({ id: actionId ?? 0 }),
    },
    { method: "DELETE", path: "/action/succeeded", audience: "admin", about: "nothing", success: 200 },
    {
      method: "GET",
      path: "/action/template/listAll",
      audience: "members",
      about: "nothing",
      success: 200,
    },
    {
      method: "POST",
      path: "/action/template",
      audience: "admin",
      about: "nothing",
      success: 201,
      body: () => ({ data: DATA, metaData: META, userVisible: true }),
    },
    {
      method: "PATCH",
      path: "/action/template",
      audience: "admin",
      about: "own thing",
      success: 200,
      body: ({ actionTemplateId }) => ({
        id: actionTemplateId,
        data: DATA,
        metaData: META,
        userVisible: true,
      }),
    },
    {
      method: "DELETE",
      path: "/action/template",
      audience: "admin",
      about: "own thing",
      success: 204,
      query: ({ actionTemplateId }) => ({ id: actionTemplateId ?? 0 }),
    },
    { method: "GET", path: "/device/actions", audience: "device", about: "nothing", success: 200 },
    {
      method: "POST",
      path: "/device/actions/:id",
      url: ({ actionId }) => `/device/actions/${actionId}`,
      audience: "device",
      about: "own thing",
      success: 200,
      body: () => ({ status: "accepted" }),
    },
  ],
  async prepare(platform, admin, { client }) {
    const template = { data: DATA, metaData: META, userVisible: true };
    const { id } = await platform.ok<{ id: number }>("POST", "/action/template", admin, template);
    const { ids } = await platform.ok<{ ids: number[] }>("POST", "/action", admin, {
      clientId: client.id,
      data: DATA,
    });
    return { actionTemplateId: id, actionId: ids[0] ?? 0 };
  },
};
