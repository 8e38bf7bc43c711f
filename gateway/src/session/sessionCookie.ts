import "@fastify/cookie";
import type { FastifyReply } from "fastify";
import { SECURE_SESSION_COOKIE, SESSION_COOKIE, SIGNED_OUT_COOKIE } from "../caller.js";

/** As long as the longest session: by then there is nothing left to end. Seconds. */
const SIGNED_OUT_FOR = 30 * 86_400;

/** The cookies that say who uses the browser. */
export interface SessionCookie {
  /** Of somebody who has signed in. */
  set(sessionId: string): void;
  /** Of nobody: the session has ended. */
  clear(): void;
  /** Of somebody who has signed out, while the session could not be ended: it allows nothing any more. */
  leave(): void;
}

/**
 * Writes the browser's session cookie: HttpOnly, so that no script reads it, and SameSite=Lax. It has no
 * expiry, as the platform ends sessions.
 */
export function sessionCookieOf(reply: FastifyReply, publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE;
  const shared = { path: "/", sameSite: "lax", secure } as const;
  const options = { ...shared, httpOnly: true } as const;
  const comeBack = () => {
    if (reply.request.cookies[SIGNED_OUT_COOKIE] !== undefined)
      void reply.clearCookie(SIGNED_OUT_COOKIE, shared);
  };
  return {
    set(sessionId) {
      void reply.setCookie(name, sessionId, options);
      comeBack();
    },
    clear() {
      void reply.clearCookie(name, options);
      comeBack();
    },
    leave() {
      void reply.setCookie(SIGNED_OUT_COOKIE, "1", { ...shared, maxAge: SIGNED_OUT_FOR });
    },
  };
}
