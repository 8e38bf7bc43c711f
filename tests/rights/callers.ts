import { PRINCIPALS } from "../../platform/test/principals.js";
import type { Audience } from "./row.js";

/** All callers. Only the tenants' users are labellers. */
export const CALLERS = [...PRINCIPALS, "full key of the client"] as const;
export type Caller = (typeof CALLERS)[number];

export const PEOPLE = [
  "viewer",
  "operator",
  "user",
  "manager",
  "user of another group",
  "user without group",
  "admin",
  "admin acting as the group",
] as const satisfies readonly Caller[];
const FULL_KEYS = ["full key", "full key of the client"] as const;
export const VIEW_KEYS = ["view key", "view key of the client"] as const;
/** They have no role in the API: their keys are for the platform's own routes. */
export const STRANGE_KEYS = ["device", "import", "service"] as const;

const MEMBERS: Record<Audience, readonly Caller[]> = {
  everybody: ["guest", "dead session", ...PEOPLE, ...FULL_KEYS, "report key"],
  readers: [...PEOPLE, ...FULL_KEYS, "report key"],
  viewers: [...PEOPLE, ...FULL_KEYS],
  members: [...PEOPLE, ...FULL_KEYS],
  "signed in": PEOPLE,
  labellers: ["user", "user of another group"],
  managers: ["manager", "admin", "admin acting as the group"],
  admin: ["admin"],
};

const SEES: Record<"own" | "foreign", readonly Caller[]> = {
  own: [
    "viewer",
    "operator",
    "user",
    "manager",
    "admin",
    "admin acting as the group",
    ...FULL_KEYS,
    ...VIEW_KEYS,
    "report key",
  ],
  foreign: ["user of another group", "admin"],
};

export const isMember = (audience: Audience, who: Caller): boolean => MEMBERS[audience].includes(who);
export const sees = (target: "own" | "foreign", who: Caller): boolean => SEES[target].includes(who);
