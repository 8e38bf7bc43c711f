import { createHash } from "node:crypto";
import { readerOf } from "../auth/guard.js";
import type { ReaderPrincipal } from "../auth/principal.js";
import { PlatformError } from "../errors.js";
import type { App } from "../http/app.js";
import { clientScope } from "./scope.js";

/** Names an audience in a request: it is answered only if the caller belongs to it. */
export const AUDIENCE_HEADER = "x-audience";

/**
 * The audience of a caller: all who see the same clients, and hear the same events. The name is the same on all
 * platforms of a database, gives no right, and says nothing about its members.
 */
export function audienceOf(principal: ReaderPrincipal): string {
  const scope = Object.entries(clientScope(principal)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(scope)).digest("base64url").slice(0, 22);
}

/**
 * Refuses callers that do not belong to the audience that their request names. Whoever hands an answer on to
 * others of an audience asks so: the caller's rights may have changed a moment ago. Comes after the guard.
 */
export function guardAudiences(app: App): void {
  app.addHook("onRequest", async (request) => {
    const audience = request.headers[AUDIENCE_HEADER];
    if (audience === undefined || request.principal === null) return;
    if (audience !== audienceOf(readerOf(request)))
      throw new PlatformError("FORBIDDEN", "The caller belongs to another audience.");
  });
}
