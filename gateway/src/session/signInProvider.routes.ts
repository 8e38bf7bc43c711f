import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callOf } from "../callOf.js";
import type { Services } from "../context.js";
import { ApiError } from "../errors.js";
import type { CallContext } from "../platform-api/platform.js";
import { logout } from "../platform-api/session.js";
import { beginSignIn, finishSignIn } from "../platform-api/signInProviders.js";
import { attemptIn, forgetAttempt, keepAttempt } from "./attemptCookie.js";
import { deviceCookieOf } from "./deviceCookie.js";
import { ownPath } from "./ownPath.rules.js";
import { sessionCookieOf } from "./sessionCookie.js";

const LONGEST_ANSWER = 8_000;

/**
 * Sign-in by an organisation. The platform decides; the gateway holds the browser's part.
 *
 * - GET /sign-in/<provider>[?wanted=/path] leads the browser to the provider.
 * - GET /sign-in/<provider>/callback is where the provider leads it back to. The browser gets the session's
 *   cookie and goes on to the sign-in page, which knows where the person wanted to go, or why nobody is in.
 */
export function registerSignInProviders(app: FastifyInstance, { env, platform }: Services): void {
  const { PUBLIC_URL } = env;

  app.get<{ Params: { provider: string }; Querystring: { wanted?: unknown } }>(
    "/sign-in/:provider",
    async (request, reply) => {
      const wanted = ownPath(request.query.wanted, PUBLIC_URL);
      try {
        const { url, secret } = await beginSignIn(
          platform.as(guestOf(request, reply)),
          request.params.provider,
        );
        keepAttempt(reply, PUBLIC_URL, { secret, wanted });
        return await goTo(reply, url);
      } catch (error) {
        return goTo(reply, signInPage({ failed: failureOf(request, error) }, wanted));
      }
    },
  );

  app.get<{ Params: { provider: string } }>("/sign-in/:provider/callback", async (request, reply) => {
    const attempt = attemptIn(request, PUBLIC_URL);
    const wanted = ownPath(attempt?.wanted, PUBLIC_URL);
    const guest = guestOf(request, reply);
    try {
      const answer = request.url.slice(request.url.indexOf("?") + 1);
      if (attempt === null || answer.length > LONGEST_ANSWER)
        throw new ApiError("CONFLICT", "Not begun here.", { fault: "PROVIDER_ATTEMPT_ENDED" });
      const { provider } = request.params;
      const deviceCookie = deviceCookieOf(reply, PUBLIC_URL, true);
      const { sessionId, device } = await finishSignIn(
        platform.as(guest),
        { provider, secret: attempt.secret, answer },
        deviceCookie.secret,
      );
      forgetAttempt(reply, PUBLIC_URL);
      sessionCookieOf(reply, PUBLIC_URL).set(sessionId);
      if (device !== null) deviceCookie.keep(device);
      const { leftSessionId } = callOf(request, reply).caller;
      if (leftSessionId) await logout(platform.as(guest), leftSessionId).catch(() => undefined);
      return await goTo(reply, signInPage({ signedIn: "1" }, wanted));
    } catch (error) {
      return goTo(reply, signInPage({ failed: failureOf(request, error) }, wanted));
    }
  });
}

/** Whoever comes is a guest, whoever else is signed in. */
const guestOf = (request: FastifyRequest, reply: FastifyReply): CallContext => ({
  ...callOf(request, reply),
  caller: {},
});

/** Neither the provider nor a proxy learns the address that a browser came from, or keeps the answer. */
const goTo = (reply: FastifyReply, url: string) =>
  reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer").redirect(url, 303);

function signInPage(query: Record<string, string>, wanted: string | null): string {
  const search = new URLSearchParams({ ...query, ...(wanted === null ? {} : { wanted }) });
  return `/login?${search}`;
}

/** Why it failed, by the fault's code; the page has words for it. */
function failureOf({ log }: FastifyRequest, error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { fault } = error.details;
  log.warn({ code: error.code, fault }, "a sign-in by an organisation failed");
  return fault ?? error.code;
}
