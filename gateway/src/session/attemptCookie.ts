import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const COOKIE = "signInAttempt";
/** The prefix makes browsers bind the cookie to this host: another host of the domain can't put its own in place. */
const SECURE_COOKIE = `__Host-${COOKIE}`;
/** As long as the platform waits for a person to come back. Seconds. */
const KEPT_FOR = 600;

/** What a browser keeps while its person signs in elsewhere. */
export interface Attempt {
  secret: string;
  /** The page that the person wanted; null: none. */
  wanted: string | null;
}

const namesOf = (publicUrl: string) => {
  const secure = publicUrl.startsWith("https:");
  const options = { path: "/", httpOnly: true, secure, sameSite: "lax" } as const;
  return { name: secure ? SECURE_COOKIE : COOKIE, options };
};

/** Binds a sign-in to the browser. A provider sends it back by a link, with which Lax cookies come along. */
export function keepAttempt(reply: FastifyReply, publicUrl: string, attempt: Attempt): void {
  const { name, options } = namesOf(publicUrl);
  const value = Buffer.from(JSON.stringify(attempt)).toString("base64url");
  void reply.setCookie(name, value, { ...options, maxAge: KEPT_FOR });
}

/** The browser's attempt; null if it has none. */
export function attemptIn({ cookies }: FastifyRequest, publicUrl: string): Attempt | null {
  const value = cookies[namesOf(publicUrl).name];
  if (value === undefined) return null;
  try {
    const { secret, wanted } = JSON.parse(Buffer.from(value, "base64url").toString());
    return typeof secret === "string" ? { secret, wanted: typeof wanted === "string" ? wanted : null } : null;
  } catch {
    return null;
  }
}

export function forgetAttempt(reply: FastifyReply, publicUrl: string): void {
  const { name, options } = namesOf(publicUrl);
  void reply.clearCookie(name, options);
}
