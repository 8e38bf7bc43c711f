import { REPORT } from "../principals.js";
import { START } from "../testPlatform.js";
import type { FeatureRights } from "./row.js";

export const valves: FeatureRights = {
  rows: [
    { method: "GET", path: "/zalivalnik", audience: "members", about: "nothing", success: 200 },
    {
      method: "GET",
      path: "/zalivalnik/history",
      audience: "members",
      about: "client",
      success: 200,
      query: ({ clientId }) => ({ clientId, start: REPORT.start, end: REPORT.end }),
    },
    {
      method: "PATCH",
      path: "/zalivalnik/client",
      audience: "members",
      role: "operator",
      about: "client",
      success: 200,
      body: ({ clientId }) => ({ clientId, mode: "manualOff" }),
    },
    {
      method: "PATCH",
      path: "/zalivalnik/location",
      audience: "members",
      role: "operator",
      about: "group",
      success: 200,
      body: ({ groupId }) => ({ groupId, rainDelayUntil: START + 86_400 }),
    },
    {
      method: "POST",
      path: "/zalivalnik/off",
      audience: "members",
      role: "operator",
      about: "group",
      success: 200,
      body: ({ groupId }) => ({ groupId }),
    },
    {
      method: "POST",
      path: "/zalivalnik/schedule/preview",
      audience: "members",
      role: "viewer",
      about: "group",
      success: 200,
      looksOnly: true,
      body: ({ groupId }) => ({ groupId, schedule: "[]" }),
    },
    {
      method: "POST",
      path: "/zalivalnik/bundle",
      audience: "admin",
      about: "group",
      success: 201,
      body: ({ groupId }) => ({ groupId, name: "Vrtnice", schedule: "[]" }),
    },
    {
      method: "PATCH",
      path: "/zalivalnik/bundle",
      audience: "members",
      role: "editor",
      about: "own thing",
      success: 200,
      body: ({ bundleId }) => ({ id: bundleId, pausedUntil: START + 86_400, schedule: "[]" }),
    },
    {
      method: "DELETE",
      path: "/zalivalnik/bundle",
      audience: "admin",
      about: "own thing",
      success: 204,
      query: ({ bundleId }) => ({ id: bundleId ?? 0 }),
    },
    { method: "GET", path: "/device/schedule", audience: "device", about: "nothing", success: 200 },
  ],
  async prepare(platform, admin, { groupId }) {
    await platform.ok("PATCH", "/group", admin, { id: groupId, metaData: { groupType: "valve" } });
    const body = { groupId, name: "Trata" };
    const { id } = await platform.ok<{ id: number }>("POST", "/zalivalnik/bundle", admin, body);
    return { bundleId: id };
  },
};
