import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Principal } from "../auth/principal.js";

/** The key under which a call's answer is kept: the owner of the Idempotency-Key, and the call. */
export interface AnswerKey {
  asker: string;
  key: string;
  /** Hash of the call with its input. */
  fingerprint: string;
}

/** null for a call without an Idempotency-Key. */
export function answerKeyOf(request: FastifyRequest): AnswerKey | null {
  const { principal, idempotencyKey: key, method, routeOptions, params, query, body } = request;
  if (key === null || principal === null) return null;
  const call = inOrder([method, routeOptions.url, params, query, body]);
  const fingerprint = createHash("sha256").update(JSON.stringify(call)).digest("hex");
  return { asker: askerOf(principal), key, fingerprint };
}

/** A caller who has moved to another group, or acts as another, counts as a different caller. */
function askerOf(principal: Principal): string {
  const { kind } = principal;
  const id = "userId" in principal ? principal.userId : "keyId" in principal ? principal.keyId : "";
  const group = "groupId" in principal ? principal.groupId : null;
  return `${kind} ${id} of group ${group ?? "none"}`;
}

/** The same JSON with sorted object fields, as their order has no meaning. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([name, field]) => [name, inOrder(field)]);
}
