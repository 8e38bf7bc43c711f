import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { invalid } from "../errors.js";
import type { App } from "../http/app.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Declares that everything the route does goes through change(). "repeatable" accepts both headers.
     * "secret", for an answer or input that must not be stored, accepts only a dry run. Every other route
     * with changes refuses them.
     */
    change?: "repeatable" | "secret";
  }
  interface FastifyRequest {
    /** True if the caller only wants to know what would be answered. */
    dryRun: boolean;
    /** With it the caller can repeat the call; null for none. */
    idempotencyKey: string | null;
    /** True if the answer is an earlier one. */
    replayed: boolean;
  }
}

const READING: readonly string[] = ["GET", "HEAD", "OPTIONS"];
const KEY = /^[\x21-\x7e]{8,200}$/;

/** Documentation of the headers. */
export const DRY_RUN_HEADER = Type.Optional(
  Type.Enum(["true", "false"], {
    description: "true: answers as the call would, and undoes it; ids and keys of the answer are of nothing",
  }),
);
export const IDEMPOTENCY_HEADER = Type.Optional(
  Type.String({
    minLength: 8,
    maxLength: 200,
    description:
      "Of the caller's own making: the same call with it again, within a day, gets the first answer (Idempotent-Replay: true)",
  }),
);

/** Reads X-Dry-Run and Idempotency-Key, and reports their effect in the answer. Comes after the guard. */
export function readChangeHeaders(app: App): void {
  app.decorateRequest("dryRun", false);
  app.decorateRequest("idempotencyKey", null);
  app.decorateRequest("replayed", false);
  app.addHook("onRequest", async (request, reply) => {
    const { change } = request.routeOptions.config;
    if (request.is404 || (change === undefined && READING.includes(request.method))) return;
    request.dryRun = readDryRun(request);
    request.idempotencyKey = readKey(request);
    if (request.dryRun) {
      if (change === undefined) throw invalid("X-Dry-Run", "NOT_FOR_CALL");
      reply.header("x-dry-run", "true");
    }
    if (request.idempotencyKey !== null && change !== "repeatable")
      throw invalid("Idempotency-Key", "ANSWER_NOT_KEPT");
  });
  app.addHook("onSend", async (request, reply) => {
    if (request.replayed) reply.header("idempotent-replay", "true");
  });
}

function readDryRun({ headers }: FastifyRequest): boolean {
  const sent = headers["x-dry-run"];
  if (sent === undefined || sent === "false") return false;
  if (sent !== "true") throw invalid("X-Dry-Run", "NOT_TRUE_OR_FALSE");
  return true;
}

function readKey({ headers }: FastifyRequest): string | null {
  const sent = headers["idempotency-key"];
  if (sent === undefined) return null;
  if (typeof sent !== "string" || !KEY.test(sent))
    throw invalid("Idempotency-Key", "NOT_VISIBLE_ASCII", { min: 8, max: 200 });
  return sent;
}
