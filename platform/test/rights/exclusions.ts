import { REPORT } from "../principals.js";
import { START } from "../testPlatform.js";
import type { FeatureRights } from "./row.js";

export const exclusions: FeatureRights = {
  rows: [
    {
      method: "GET",
      path: "/exclusion/list",
      audience: "admin",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({ clientId }),
    },
    {
      method: "GET",
      path: "/exclusion/spans",
      audience: "members and reports",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({ clientId, startTimestamp: REPORT.start, endTimestamp: REPORT.end }),
    },
    {
      method: "POST",
      path: "/exclusion",
      audience: "admin",
      about: "client",
      success: 201,
      body: ({ clientId }) => ({ clientId, from: START - 7200, to: START - 3600, reason: "Test drive" }),
    },
    {
      method: "DELETE",
      path: "/exclusion",
      audience: "admin",
      about: "own thing",
      success: 200,
      query: ({ exclusionId = 0 }) => ({ id: exclusionId }),
    },
  ],
  async prepare(platform, admin, { client }) {
    const { id } = await platform.ok<{ id: number }>("POST", "/exclusion", admin, {
      clientId: client.id,
      from: START - 90_000,
      to: START - 86_400,
      reason: "Faulty sensor",
    });
    return { exclusionId: id };
  },
};
