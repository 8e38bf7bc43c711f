import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { fastifyCookie } from "@fastify/cookie";
import { pageOrigin } from "./http/ownOrigin.js";

/** The caller's credentials as the request states them. The platform decides what they allow. */
export interface Caller {
  /** Session id, or the report key of a report link. */
  readonly sessionId?: string;
  /** API key of a script or an embed. */
  readonly apiKey?: string;
  /** Origin of the page that uses the key. The platform may restrict a key to some origins. */
  readonly origin?: string;
  /** Group that an administrator acts as. */
  readonly groupId?: string;
  /**
   * Set for the page of one printed report, which asks with a sealed session. Only that page's operations are
   * answered.
   */
  readonly printsReport?: boolean;
  /** The session of the cookie of a browser that has signed out. It allows nothing: it is still to be ended. */
  readonly leftSessionId?: string;
}

export const SESSION_COOKIE = "sessionId";
/** The name's prefix makes browsers bind the cookie to this host and to HTTPS, if there is TLS. */
export const SECURE_SESSION_COOKIE = "__Host-sessionId";

/**
 * Says that the browser has signed out. The page sets it, as it can't take the session's cookie away, and may
 * not reach the server that can.
 */
export const SIGNED_OUT_COOKIE = "signedOut";

const single = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value) || undefined;

/** Reads the caller from request headers, in the platform's order: API key, session header, cookie. */
export function callerOf(headers: IncomingHttpHeaders, publicUrl: string): Caller {
  const groupId = single(headers["x-group-id"]);
  const group = groupId ? { groupId } : {};
  const apiKey = /^ApiKey (\S+)$/.exec(headers.authorization ?? "")?.[1];
  const origin = pageOrigin(headers, publicUrl);
  if (apiKey) return { apiKey, ...(origin ? { origin } : {}), ...group };
  const cookies = fastifyCookie.parse(headers.cookie ?? "");
  const ofCookie = cookies[SECURE_SESSION_COOKIE] ?? cookies[SESSION_COOKIE];
  const hasLeft = cookies[SIGNED_OUT_COOKIE] !== undefined;
  const sessionId = single(headers["x-session-id"]) ?? (hasLeft ? undefined : ofCookie);
  const left = hasLeft && ofCookie ? { leftSessionId: ofCookie } : {};
  return sessionId ? { sessionId, ...left, ...group } : { ...left, ...group };
}

/** True if the caller names any credential at all. */
export function hasCredential(caller: Caller): boolean {
  return caller.sessionId !== undefined || caller.apiKey !== undefined;
}

const scopeKeys = new WeakMap<Caller, string>();

/**
 * The key under which answers, calls in flight and live feeds may be shared. Equal keys mean equal rights.
 */
export function scopeKey(caller: Caller): string {
  const known = scopeKeys.get(caller);
  if (known !== undefined) return known;
  const key = digestOf(caller);
  scopeKeys.set(caller, key);
  return key;
}

function digestOf(caller: Caller): string {
  const { apiKey = "", origin = "", sessionId = "", groupId = "", printsReport = false } = caller;
  const parts = [apiKey, origin, sessionId, groupId, String(printsReport)];
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}
