import { flag, isObject, type Json, object } from "./decode.js";
import type { CallContext, PlatformClient } from "./http.js";

/**
 * GET /user/session: the caller's session, as the platform reports it.
 * @throws ApiError UNAUTHENTICATED for a dead session
 */
export async function askSession(platform: PlatformClient, context: CallContext): Promise<Json> {
  return object(await platform.get(context, "user/session"), "session");
}

/** True if an administrator asks, and does not act as a group. @throws ApiError UNAUTHENTICATED */
export async function asksAsAdministrator(platform: PlatformClient, context: CallContext): Promise<boolean> {
  if (context.caller.groupId !== undefined || context.caller.sessionId === undefined) return false;
  const { user } = await askSession(platform, context);
  return isObject(user) && flag(user.admin);
}
