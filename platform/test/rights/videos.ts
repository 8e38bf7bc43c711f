import { film } from "../uploads.js";
import type { FeatureRights, RightsRow } from "./row.js";

/** Only the tenants' users are labellers. */
const OTHERS = { viewer: 403, operator: 403, manager: 403, "user without group": 403 };
const refused = { ...OTHERS, admin: 403, "admin acting as the group": 403 };

export const videos: FeatureRights = {
  rows: [
    {
      method: "GET",
      path: "/stetje/video/next",
      audience: "signed in",
      about: "nothing",
      success: 200,
      refused,
    },
    {
      method: "POST",
      path: "/stetje/video",
      audience: "signed in",
      role: "viewer",
      about: "nothing",
      success: 404,
      body: () => ({ id: 999_999, vehicles: [{ id: 1, plate: "LJ AB-123" }], checked: true }),
      refused,
    },
    {
      method: "POST",
      path: "/stetje/video/add",
      audience: "admin",
      about: "nothing",
      success: 201,
      body: () => ({ url: "/videos/1.mp4", frameRate: 15, vehicles: [{ id: 1 }] }),
    },
    {
      method: "POST",
      path: "/stetje/video/return",
      audience: "signed in",
      role: "viewer",
      about: "nothing",
      success: 404,
      body: () => ({ id: 999_999 }),
      refused,
    },
    {
      method: "POST",
      path: "/stetje/video/upload",
      audience: "admin",
      about: "nothing",
      success: 201,
      contentType: "multipart/form-data",
      body: () => ({ frameRate: 15, file: film() }),
    },
    {
      method: "GET",
      path: "/stetje/video/file",
      audience: "signed in",
      about: "nothing",
      success: 404,
      query: () => ({ id: 999_999 }),
      refused,
    },
    {
      method: "DELETE",
      path: "/stetje/video",
      audience: "admin",
      about: "own thing",
      success: 204,
      query: ({ videoId }) => ({ id: videoId ?? 0 }),
    },
    { method: "GET", path: "/stetje/video/list", audience: "admin", about: "nothing", success: 200 },
    ...["counts", "labels.csv", "labels.json"].map(
      (name): RightsRow => ({
        method: "GET",
        path: `/stetje/video/${name}`,
        audience: "signed in",
        about: "nothing",
        success: 200,
        refused: { ...OTHERS, "admin acting as the group": 403 },
      }),
    ),
  ],
  async prepare(platform, admin, { userId }) {
    await platform.ok("PATCH", "/user", admin, { id: userId, labeller: true });
    const body = { url: "/videos/1.mp4", frameRate: 15 };
    const { id } = await platform.ok<{ id: number }>("POST", "/stetje/video/add", admin, body);
    return { videoId: id };
  },
};
