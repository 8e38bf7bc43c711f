import type { Context } from "../context.js";
import type { SignedIn } from "../platform-api/knownDevices.js";
import type { CallContext, Platform } from "../platform-api/platform.js";
import { getSession, logout, type SessionRecord } from "../platform-api/session.js";
import { hasRole, roleOf } from "./role.js";
import type { Session, SessionPermissions } from "./session.types.js";

/** Keeps a session that was opened, in the browser's cookie, and ends one that was left. */
export async function enter(
  context: Context,
  { sessionId, device }: SignedIn,
): Promise<{ session: Session; sessionId: string }> {
  const guest: CallContext = { ...context.call, caller: {} };
  const signedIn: CallContext = { ...context.call, caller: { sessionId } };
  const session = await toSession(context.platform, await getSession(context.platform.as(signedIn)));
  context.sessionCookie?.set(sessionId);
  if (device !== null) context.deviceCookie?.keep(device);
  const { leftSessionId } = context.call.caller;
  if (leftSessionId) await logout(context.platform.as(guest), leftSessionId).catch(() => undefined);
  return { session, sessionId };
}

export async function toSession({ offers }: Platform, record: SessionRecord): Promise<Session> {
  const permissions = sessionPermissions(record, await offers.has("videos"));
  return { ...record, admin: roleOf(record) === "admin", permissions };
}

/**
 * The caller's general rights.
 * @param asksLabellers true if the platform says who labels videos; otherwise everybody who signs in may
 */
function sessionPermissions(session: SessionRecord, asksLabellers: boolean): SessionPermissions {
  const role = roleOf(session);
  const person = session.user !== null;
  return {
    administer: role === "admin",
    actAsGroup: session.user?.admin === true,
    editProfile: person,
    labelVideos: session.user?.labeller ?? (person && !asksLabellers),
    controlValves: hasRole(session, "operator"),
    queueActions: hasRole(session, "operator"),
    editSettings: hasRole(session, "editor"),
    scheduleReports: person && hasRole(session, "editor"),
    manageKeys: person && hasRole(session, "editor"),
    managePeople: person && hasRole(session, "manager"),
  };
}
