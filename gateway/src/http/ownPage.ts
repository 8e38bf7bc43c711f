import type { FastifyRequest } from "fastify";
import { callerOf } from "../caller.js";
import { ApiError } from "../errors.js";
import { refuseCrossSite } from "./crossSite.js";

/**
 * Refuses a form that comes with a person's cookie, unless the browser says that the portal's own page sends it: a page of
 * another site may send forms without asking first. Scripts send their session or key as a header.
 * @throws ApiError FORBIDDEN
 */
export function requireOwnPage(request: FastifyRequest, publicUrl: string): void {
  refuseCrossSite(request, publicUrl);
  const { cookie: _cookie, ...headers } = request.headers;
  const { sessionId, apiKey } = callerOf(headers, publicUrl);
  const told = headers["sec-fetch-site"] ?? headers.origin;
  if (sessionId === undefined && apiKey === undefined && told === undefined)
    throw new ApiError(
      "FORBIDDEN",
      "Send the session or the key as a header; a cookie is for the portal's page.",
    );
}
