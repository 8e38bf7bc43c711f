import { flagsOf } from "../objectType.js";
import type { SessionRecord } from "../platform-api/session.js";
import { roleOf } from "./role.js";

export const SessionPermissions = flagsOf(
  "SessionPermissions",
  "What the caller may do at all: a screen shows no way to what would be refused.",
  {
    administer: "Manage all devices, groups, users, firmware, templates and resources.",
    actAsGroup: "See the product as a group: send its id as the X-Group-Id header.",
    editProfile: "Change the own profile and password, and end the own sessions.",
    labelVideos: "See and label traffic videos.",
    scheduleReports: "Schedule reports, and report faults of the product.",
    controlValves: "Open valves and change their schedules.",
  },
);
export type SessionPermissions = InstanceType<typeof SessionPermissions>;

/**
 * What the caller may do at all.
 * @param asksLabellers whether the platform says who labels videos; where it does not, everybody who signs in may
 */
export function sessionPermissions(session: SessionRecord, asksLabellers: boolean): SessionPermissions {
  const role = roleOf(session);
  const person = session.user !== null;
  return {
    administer: role === "admin",
    actAsGroup: session.user?.admin === true,
    editProfile: person,
    labelVideos: session.user?.labeller ?? (person && !asksLabellers),
    scheduleReports: person,
    controlValves: role !== "viewer",
  };
}
