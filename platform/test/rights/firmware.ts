import { addUpload } from "../uploads.js";
import type { FeatureRights } from "./row.js";

const METADATA = JSON.stringify({ hardwareType: "K200DISP_AMG" });
let uploads = 0;

export const firmware: FeatureRights = {
  rows: [
    { method: "GET", path: "/firmware/list", audience: "admin", about: "nothing", success: 200 },
    {
      method: "POST",
      path: "/firmware",
      audience: "admin",
      about: "nothing",
      success: 201,
      contentType: "multipart/form-data",
      body: () => ({ version: `rights-${++uploads}`, metadata: METADATA, file: Buffer.from("firmware") }),
    },
    {
      method: "PATCH",
      path: "/firmware",
      audience: "admin",
      about: "own thing",
      success: 200,
      body: ({ firmwareId }) => ({ id: firmwareId, metadata: { description: "New" } }),
    },
    {
      method: "DELETE",
      path: "/firmware",
      audience: "admin",
      about: "own thing",
      success: 204,
      query: ({ firmwareId }) => ({ id: firmwareId ?? 0 }),
    },
    {
      method: "POST",
      path: "/firmware/assign",
      audience: "admin",
      about: "own thing",
      success: 204,
      body: ({ firmwareId, clientId }) => ({ id: firmwareId, clients: `${clientId}`, force: true }),
    },
    {
      method: "GET",
      path: "/firmware/rollout",
      audience: "admin",
      about: "own thing",
      success: 200,
      query: ({ firmwareId }) => ({ id: firmwareId ?? 0 }),
    },
    {
      method: "GET",
      path: "/firmware/assigned",
      audience: "admin",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({ clientId }),
    },
    {
      method: "POST",
      path: "/firmware/retry",
      audience: "admin",
      about: "own thing",
      success: 200,
      body: ({ firmwareId }) => ({ id: firmwareId }),
    },
    { method: "GET", path: "/device/firmware", audience: "device", about: "nothing", success: 200 },
    { method: "GET", path: "/device/firmware/file", audience: "device", about: "nothing", success: 200 },
  ],
  async prepare(platform, admin, { client }) {
    const { id } = await addUpload(platform, admin, { version: `of client ${client.id}` });
    await platform.ok("POST", "/firmware/assign", admin, { id, clients: client.id, force: true });
    return { firmwareId: id };
  },
};
