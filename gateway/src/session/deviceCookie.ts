import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const COOKIE = "knownDevice";
/** The prefix makes browsers bind the cookie to this host: another host of the domain can't put its own in place. */
const SECURE_COOKIE = `__Host-${COOKIE}`;
/** As long as browsers keep a cookie, and the platform knows a device. Seconds. */
const KEPT_FOR = 400 * 86_400;
const LONGEST_SECRET = 200;

/** The cookie by which accounts know a browser. It signs nobody in, and outlives sessions. */
export interface DeviceCookie {
  /** The secret that came with the request; null: a browser that has none; undefined: a script, which keeps none. */
  secret: string | null | undefined;
  /** Keeps what the platform gave, for 400 days from now on. */
  keep(secret: string): void;
}

/** @param isBrowser true where nothing but a browser asks; else it is known by headers that scripts do not send */
export function deviceCookieOf(reply: FastifyReply, publicUrl: string, isBrowser = false): DeviceCookie {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? SECURE_COOKIE : COOKIE;
  const { request } = reply;
  const came = request.cookies[name];
  const secret = came !== undefined && came.length <= LONGEST_SECRET ? came : null;
  return {
    secret: secret === null && !isBrowser && !isOfBrowser(request) ? undefined : secret,
    keep: (given) =>
      void reply.setCookie(name, given, {
        path: "/",
        httpOnly: true,
        secure,
        sameSite: "lax",
        maxAge: KEPT_FOR,
      }),
  };
}

/** Browsers send an Origin with all posts; over TLS they say what for, too. */
const isOfBrowser = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined || headers["sec-fetch-site"] !== undefined;
