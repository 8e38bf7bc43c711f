import { ApiError } from "../errors.js";
import { isObject, type Json, textOrNull } from "./decode.js";
import type { Platform } from "./platform.js";
import { cookieSet, isCookieValue } from "./sessionCookie.js";

/** What a sign-in was answered. */
interface Opened {
  sessionId: string;
  /** Empty if the platform says it by its cookie alone. */
  answer: Json;
}

/**
 * Makes a call that opens a session. Its id is in the answer, or else in the cookie that the answer sets.
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if it is in neither
 */
export async function openSession(platform: Platform, path: string, json: unknown): Promise<Opened> {
  return sessionIn(platform, await platform.postWhole(path, json));
}

/** The session in an answer. @throws ApiError UPSTREAM_INVALID_RESPONSE if there is none */
export function sessionIn(
  { sessionCookie }: Platform,
  { body, headers }: Awaited<ReturnType<Platform["postWhole"]>>,
): Opened {
  const answer = isObject(body) ? body : {};
  const inBody = textOrNull(answer.sessionId, "login.sessionId");
  const sessionId = inBody || (sessionCookie === "" ? null : cookieSet(headers, sessionCookie));
  if (sessionId && (sessionCookie === "" || isCookieValue(sessionId))) return { sessionId, answer };
  throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer lacks sessionId.");
}
