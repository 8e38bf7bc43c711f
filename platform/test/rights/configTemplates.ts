import type { FeatureRights } from "./row.js";

const TEMPLATE = { name: "T", data: { cfgID: "KB0" }, metadata: { hardwareType: "K200DISP_AMG" } };
const PATH = "/config/template";

export const configTemplates: FeatureRights = {
  rows: [
    { method: "GET", path: `${PATH}/list`, audience: "admin", about: "nothing", success: 200 },
    {
      method: "GET",
      path: PATH,
      audience: "admin",
      about: "own thing",
      success: 200,
      query: ({ configTemplateId }) => ({ id: configTemplateId ?? 0 }),
    },
    {
      method: "POST",
      path: PATH,
      audience: "admin",
      about: "nothing",
      success: 201,
      body: () => TEMPLATE,
    },
    {
      method: "PATCH",
      path: PATH,
      audience: "admin",
      about: "own thing",
      success: 200,
      body: ({ configTemplateId }) => ({ id: configTemplateId, ...TEMPLATE }),
    },
    {
      method: "DELETE",
      path: PATH,
      audience: "admin",
      about: "own thing",
      success: 204,
      query: ({ configTemplateId }) => ({ id: configTemplateId ?? 0 }),
    },
  ],
  async prepare(platform, admin) {
    const { id } = await platform.ok<{ id: number }>("POST", PATH, admin, TEMPLATE);
    return { configTemplateId: id };
  },
};
