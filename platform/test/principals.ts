import { START } from "./testPlatform.js";

export const PRINCIPALS = [
  "guest",
  "dead session",
  "viewer",
  "operator",
  "user",
  "manager",
  "user of another group",
  "user without group",
  "admin",
  "admin acting as the group",
  "full key",
  "view key",
  "view key of the client",
  "device",
  "import",
  "report key",
  "service",
] as const;
export type PrincipalName = (typeof PRINCIPALS)[number];

/** The period of the tenants' report key. */
export const REPORT = { start: START - 86_400, end: START };
