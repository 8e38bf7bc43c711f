import { addCrest, squarePicture } from "../crests.js";
import type { FeatureRights, Ids } from "./row.js";

const query = ({ groupId }: Ids) => ({ groupId });

export const crests: FeatureRights = {
  rows: [
    {
      method: "GET",
      path: "/group/crest",
      audience: "members and reports",
      about: "group",
      success: 200,
      query,
    },
    {
      method: "POST",
      path: "/group/crest",
      audience: "admin",
      about: "group",
      success: 201,
      query,
      contentType: "multipart/form-data",
      body: () => ({ file: squarePicture }),
    },
    { method: "DELETE", path: "/group/crest", audience: "admin", about: "group", success: 204, query },
  ],
  async prepare(platform, admin, { groupId }) {
    await addCrest(platform, admin, groupId);
    return {};
  },
};
