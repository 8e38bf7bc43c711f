import type { FastifyRequest } from "fastify";
import { forbidden, userOf } from "../auth/guard.js";

/**
 * Admits labellers and administrators.
 * @returns whether they may see plates, as only labellers do
 * @throws PlatformError FORBIDDEN
 */
export function requireReader(request: FastifyRequest): { plates: boolean } {
  const { kind, labeller } = userOf(request);
  if (!labeller && kind !== "admin") throw forbidden();
  return { plates: labeller };
}
