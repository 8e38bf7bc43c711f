import { ApiError } from "../errors.js";
import { flag, id, isObject, object, textOrNull } from "./decode.js";
import { decodeGroup, type GroupRecord } from "./groups.js";
import type { CallContext, PlatformClient } from "./http.js";

export interface UserRecord {
  id: string;
  email: string;
  username: string;
  admin: boolean;
}

/** Who asks, decoded: a user, or a key's group. */
export interface SessionRecord {
  user: UserRecord | null;
  group: GroupRecord | null;
}

/** POST /user/login. @throws ApiError UNAUTHENTICATED, RATE_LIMITED */
export async function login(
  platform: PlatformClient,
  context: CallContext,
  email: string,
  password: string,
): Promise<string> {
  const answer = object(await platform.post(context, "user/login", { email, password }), "login");
  const sessionId = textOrNull(answer.sessionId, "login.sessionId");
  if (!sessionId) throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer lacks sessionId.");
  return sessionId;
}

/** POST /user/logout; succeeds for a dead session, too. */
export async function logout(
  platform: PlatformClient,
  context: CallContext,
  sessionId: string,
): Promise<void> {
  await platform.post(context, "user/logout", { session_id: sessionId });
}

/** GET /user/session. @throws ApiError UNAUTHENTICATED for a dead session */
export async function getSession(platform: PlatformClient, context: CallContext): Promise<SessionRecord> {
  const session = object(await platform.get(context, "user/session"), "session");
  const user = session.user;
  return {
    user: isObject(user) ? decodeUser(user) : null,
    group: isObject(session.group) ? decodeGroup(session.group) : null,
  };
}

function decodeUser(user: Record<string, unknown>): UserRecord {
  const email = textOrNull(user.email, "user.email") ?? "";
  return {
    id: id(user.id, "user.id"),
    email,
    username: textOrNull(user.username, "user.username") || email,
    admin: flag(user.admin),
  };
}
