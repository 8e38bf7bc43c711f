import type { FeatureRights } from "./row.js";

const byId = ({ importId = 0 }: Record<string, number>) => ({ id: importId });

export const imports: FeatureRights = {
  rows: [
    {
      method: "GET",
      path: "/import/list",
      audience: "members",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({ clientId }),
    },
    {
      method: "POST",
      path: "/import",
      audience: "members",
      role: "editor",
      about: "client",
      success: 201,
      contentType: "multipart/form-data",
      query: ({ clientId }) => ({ clientId }),
      body: () => ({ fileName: "records.csv", options: {}, file: Buffer.from("time;speed\n") }),
    },
    { method: "GET", path: "/import", audience: "members", about: "own thing", success: 200, query: byId },
    {
      method: "GET",
      path: "/import/refused",
      audience: "members",
      about: "own thing",
      success: 409,
      query: byId,
    },
    {
      method: "PATCH",
      path: "/import",
      audience: "members",
      role: "editor",
      about: "own thing",
      success: 409,
      body: (ids) => ({ ...byId(ids), options: {} }),
    },
    {
      method: "POST",
      path: "/import/apply",
      audience: "members",
      role: "editor",
      about: "own thing",
      success: 409,
      body: byId,
    },
    {
      method: "POST",
      path: "/import/undo",
      audience: "members",
      role: "editor",
      about: "own thing",
      success: 409,
      body: byId,
    },
    {
      method: "DELETE",
      path: "/import",
      audience: "members",
      role: "editor",
      about: "own thing",
      success: 204,
      query: byId,
    },
  ],
  async prepare(platform, admin, { client, groupId }) {
    await platform.ok("PATCH", "/group", admin, { id: groupId, metaData: { importsAllowed: true } });
    const form = { ...admin, "content-type": "multipart/form-data" };
    const { id } = await platform.ok<{ id: number }>("POST", `/import?clientId=${client.id}`, form, {
      fileName: "records.csv",
      options: {},
      file: Buffer.from("time;speed\n2026-01-05 10:00:00;50\n"),
    });
    return { importId: id };
  },
};
