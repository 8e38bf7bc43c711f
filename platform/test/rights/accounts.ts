import { ADMIN } from "../testPlatform.js";
import type { FeatureRights } from "./row.js";

export const accounts: FeatureRights = {
  rows: [
    {
      method: "POST",
      path: "/user/register",
      audience: "everybody",
      about: "nothing",
      success: 201,
      body: () => ({ email: "new@example.si", password: "a new password" }),
    },
    {
      method: "POST",
      path: "/user/login",
      audience: "everybody",
      about: "nothing",
      success: 200,
      body: () => ADMIN,
    },
    {
      method: "POST",
      path: "/user/logout",
      audience: "everybody",
      about: "nothing",
      success: 204,
      body: () => ({ session_id: "dead" }),
    },
    { method: "GET", path: "/user/session", audience: "readers", about: "nothing", success: 200 },
    { method: "GET", path: "/user/list", audience: "admin", about: "nothing", success: 200 },
    {
      method: "PATCH",
      path: "/user",
      audience: "admin",
      about: "user",
      success: 200,
      body: ({ userId }) => ({ id: userId }),
    },
    {
      method: "DELETE",
      path: "/user",
      audience: "admin",
      about: "user",
      success: 204,
      query: ({ userId }) => ({ userId }),
    },
  ],
};
