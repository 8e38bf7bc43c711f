import { flag, isObject, type Json, object } from "./decode.js";
import type { Platform } from "./platform.js";

/**
 * GET /user/session: the caller's session, as the platform reports it.
 * @throws ApiError UNAUTHENTICATED for a dead session
 */
export async function askSession(platform: Platform): Promise<Json> {
  return object(await platform.get("user/session"), "session");
}

/** True if an administrator asks, and does not act as a group. @throws ApiError UNAUTHENTICATED */
export async function asksAsAdministrator(platform: Platform): Promise<boolean> {
  if (platform.call.caller.groupId !== undefined || platform.call.caller.sessionId === undefined)
    return false;
  const { user } = await askSession(platform);
  return isObject(user) && flag(user.admin);
}
