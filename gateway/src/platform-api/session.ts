import { ApiError } from "../errors.js";
import { flag, idOrNull, isObject, list, object, textOrNull } from "./decode.js";
import { decodeGroup, type GroupRecord } from "./groups.js";
import type { CallContext, PlatformClient } from "./http.js";
import { decodeUser, type UserRecord } from "./users.js";

/** Who asks, decoded: a user, or a key's group. */
export interface SessionRecord {
  user: UserRecord | null;
  group: GroupRecord | null;
  /** The key that asks; `clientId` where it opens one device alone; `origins` of the pages that may use it, none: any. */
  apiKey: { viewOnly: boolean; clientId: string | null; origins: string[] } | null;
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
  const answer = object(
    await platform.post(context, "user/login", { email, password }).catch(refused),
    "login",
  );
  const sessionId = textOrNull(answer.sessionId, "login.sessionId");
  if (!sessionId) throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer lacks sessionId.");
  return sessionId;
}

/** Which of them it was is not told. */
function refused(error: unknown): never {
  if (!(error instanceof ApiError && error.code === "UNAUTHENTICATED")) throw error;
  throw new ApiError(
    "UNAUTHENTICATED",
    "The e-mail or the password is wrong, or the account is not confirmed yet.",
  );
}

export interface SignUp {
  email: string;
  password: string;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
}

/** POST /user/register: the same answer for a known e-mail; an administrator confirms. @throws ApiError VALIDATION_FAILED */
export async function register(
  platform: PlatformClient,
  context: CallContext,
  signUp: SignUp,
): Promise<void> {
  const given = Object.entries(signUp).filter(([, value]) => value !== null && value !== undefined);
  await platform.post(context, "user/register", Object.fromEntries(given));
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

/**
 * What the platform says of who asks, as a text: another one where they may see something else than before.
 * @throws ApiError UNAUTHENTICATED for a dead session
 */
export async function getRights(platform: PlatformClient, context: CallContext): Promise<string> {
  return JSON.stringify(await platform.get(context, "user/session"));
}

function decodeKey({ viewOnly, clientId, origins }: Record<string, unknown>): SessionRecord["apiKey"] {
  return {
    viewOnly: flag(viewOnly),
    clientId: idOrNull(clientId, "apiKey.clientId"),
    origins: list(origins ?? [], "apiKey.origins", (origin) => textOrNull(origin, "apiKey.origins") ?? ""),
  };
}
