import type { SessionRecord } from "../platform-api/session.js";
import { roleOf } from "./role.js";
import type { SessionPermissions } from "./session.type.js";

/** What the caller may do at all. */
export function sessionPermissions(session: SessionRecord): SessionPermissions {
  const role = roleOf(session);
  const person = session.user !== null;
  return {
    administer: role === "admin",
    actAsGroup: session.user?.admin === true,
    editProfile: person,
    labelVideos: session.user?.labeller ?? person,
    scheduleReports: person,
    controlValves: role !== "viewer",
  };
}
