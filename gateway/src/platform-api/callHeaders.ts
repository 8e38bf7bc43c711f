import { correlationHeaders } from "@obcestje/operation/correlation.js";
import type { CallContext } from "./platform.js";
import { isCookieValue } from "./sessionCookie.js";

/** Names by which a platform learns who asks: the specification names no headers. */
export interface CallerNames {
  sessionHeader: string;
  /** The cookie that has the session in place of the header; empty: none. */
  sessionCookie: string;
  groupHeader: string;
  /** The scheme before a key in the header Authorization; empty: none. */
  keyScheme: string;
}

/** The caller as the platform's headers. */
export function callHeaders(context: CallContext, names: CallerNames): Record<string, string> {
  const { caller, address, userAgent, audience } = context;
  return {
    ...correlationHeaders(context),
    ...(address ? { "x-forwarded-for": address } : {}),
    ...(userAgent ? { "user-agent": userAgent } : {}),
    ...(caller.apiKey ? { authorization: `${names.keyScheme} ${caller.apiKey}`.trimStart() } : {}),
    ...(caller.origin ? { origin: caller.origin } : {}),
    ...(caller.sessionId ? sessionHeaders(caller.sessionId, names) : {}),
    ...(caller.groupId ? { [names.groupHeader]: caller.groupId } : {}),
    ...(audience ? { "x-audience": audience } : {}),
  };
}

/** A session that no cookie can carry is nobody's: a caller may claim any text as one. */
function sessionHeaders(
  sessionId: string,
  { sessionCookie, sessionHeader }: CallerNames,
): Record<string, string> {
  if (sessionCookie === "") return { [sessionHeader]: sessionId };
  return isCookieValue(sessionId) ? { cookie: `${sessionCookie}=${sessionId}` } : {};
}
