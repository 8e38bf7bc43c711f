import { ApiError } from "../errors.js";
import { flag, id, isObject, object, textOrNull } from "./decode.js";
import { decodeGroup, type GroupRecord } from "./groups.js";
import type { CallContext, PlatformClient } from "./http.js";

export interface UserRecord {
  id: string;
  email: string;
  username: string;
  admin: boolean;
  labeller: boolean;
  language: string | null;
}

/** Who asks, decoded: a user, or a key's group. */
export interface SessionRecord {
  user: UserRecord | null;
  group: GroupRecord | null;
  /** The key that asks; `clientId` where it opens one device alone. */
  apiKey: { viewOnly: boolean; clientId: string | null } | null;
  reportKey: boolean;
  /** Whether an administrator asks in the name of a group. */
  actingAsGroup: boolean;
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
    apiKey: isObject(session.apiKey) ? decodeKey(session.apiKey) : null,
    reportKey: isObject(session.reportKey),
    actingAsGroup: context.caller.groupId !== undefined,
  };
}

function decodeKey({ viewOnly, clientId }: Record<string, unknown>): SessionRecord["apiKey"] {
  const noClient = clientId === null || clientId === undefined;
  return { viewOnly: flag(viewOnly), clientId: noClient ? null : id(clientId, "apiKey.clientId") };
}

function decodeUser(user: Record<string, unknown>): UserRecord {
  const email = textOrNull(user.email, "user.email") ?? "";
  return {
    id: id(user.id, "user.id"),
    email,
    username: textOrNull(user.username, "user.username") || email,
    admin: flag(user.admin),
    labeller: flag(user.labeller),
    language: textOrNull(user.language, "user.language"),
  };
}
