import "@fastify/cookie";
import type { FastifyReply } from "fastify";
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from "../caller.js";

/**
 * Sets or clears the browser's session cookie: HttpOnly, so that no script reads it, and SameSite=Lax. It has
 * no expiry, as the platform ends sessions.
 */
export function sessionCookieSetter(
  reply: FastifyReply,
  publicUrl: string,
): (sessionId: string | null) => void {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE;
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return (sessionId) => {
    if (sessionId === null) void reply.clearCookie(name, options);
    else void reply.setCookie(name, sessionId, options);
  };
}
