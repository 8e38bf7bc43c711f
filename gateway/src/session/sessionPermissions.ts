import type { SessionRecord } from "../platform-api/session.js";
import { roleOf } from "./role.js";
import type { SessionPermissions } from "./session.type.js";

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
