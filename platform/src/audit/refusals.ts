import type { Deps } from "../deps.js";
import { type ErrorCode, STATUS_OF_CODE } from "../errors.js";
import type { App } from "../http/app.js";
import { addAuditRow } from "./store.js";

/**
 * Codes of refusals that are kept: a known caller tried something and was not allowed to. Malformed input
 * does not show intent, and is left to the log.
 */
const KEPT: readonly ErrorCode[] = [
  "FORBIDDEN",
  "NOT_FOUND",
  "CONFLICT",
  "PRECONDITION_FAILED",
  "VALIDATION_FAILED",
];
const CODE_OF_STATUS = new Map(KEPT.map((code) => [STATUS_OF_CODE[code] as number, code]));
const AUDITED_KINDS: readonly (string | undefined)[] = ["user", "admin", "acting", "key", "view"];

/** Records refused writes of people and keys in the audit log. */
export function auditRefusals(app: App, { db, now }: Deps): void {
  app.addHook("onSend", async (request, reply) => {
    const code = CODE_OF_STATUS.get(reply.statusCode);
    if (code === undefined || request.method === "GET" || request.method === "HEAD") return;
    if (request.dryRun) return;
    if (!AUDITED_KINDS.includes(request.principal?.kind)) return;
    try {
      await addAuditRow(db.write, request, request.principal, now(), code);
    } catch (error) {
      request.log.error({ err: error }, "a refusal could not be noted");
    }
  });
}
