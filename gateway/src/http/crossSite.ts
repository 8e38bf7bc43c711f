import "@fastify/cookie";
import { errorCodes, type FastifyRequest } from "fastify";
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from "../caller.js";
import { ApiError } from "../errors.js";
import { isOwnOrigin } from "./ownOrigin.js";

/** Values of Sec-Fetch-Site for requests that the portal's own page, or the person's address bar, makes. */
const OWN_SITES: ReadonlySet<unknown> = new Set([undefined, "same-origin", "none"]);

/**
 * Refuses requests that another site's page sends with a person's cookie.
 * @throws ApiError FORBIDDEN
 */
export function refuseCrossSite({ headers, cookies }: FastifyRequest, publicUrl: string): void {
  if (cookies[SESSION_COOKIE] === undefined && cookies[SECURE_SESSION_COOKIE] === undefined) return;
  const own =
    OWN_SITES.has(headers["sec-fetch-site"]) && isOwnOrigin(headers.origin, headers.host, publicUrl);
  if (!own) throw new ApiError("FORBIDDEN", "A page of another site can't use the portal's session.");
}

/**
 * Accepts only JSON. Content types that a form of another site can send without a preflight (text, form,
 * multipart) are refused.
 * @throws FastifyError 415
 */
export function requireJson({ method, headers }: FastifyRequest): void {
  if (method !== "POST") return;
  const type = headers["content-type"] ?? "";
  if (type.split(";")[0]?.trim().toLowerCase() !== "application/json")
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type || "none; send application/json");
}
