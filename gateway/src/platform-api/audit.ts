import type { ErrorCode } from "../errors.js";
import { id, idOrNull, intOr, type Json, list, object, textOrNull } from "./decode.js";
import type { CallContext, PageAnswer, PlatformClient, Query } from "./http.js";

/** One change that a person or a script made, or was refused. Instants in Unix seconds. */
export interface AuditEntryRecord {
  id: string;
  time: number;
  userId: string | null;
  /** E-mail, as it was. */
  who: string | null;
  apiKeyId: string | null;
  actingGroupId: string | null;
  requestId: string;
  /** Method and route. */
  call: string;
  target: { ids: Json; fields: string[] };
  done: boolean;
  refusal: ErrorCode | null;
}

/** Refusals that the platform writes down. */
const REFUSALS: readonly ErrorCode[] = ["FORBIDDEN", "NOT_FOUND", "CONFLICT", "VALIDATION_FAILED"];

function decodeEntry(value: unknown): AuditEntryRecord {
  const entry = object(value, "audit");
  const target = object(entry.target, "audit.target");
  return {
    id: id(entry.id, "audit.id"),
    time: intOr(entry.time, 0, "audit.time"),
    userId: idOrNull(entry.userId, "audit.userId"),
    who: textOrNull(entry.who, "audit.who"),
    apiKeyId: idOrNull(entry.apiKeyId, "audit.apiKeyId"),
    actingGroupId: idOrNull(entry.actingGroupId, "audit.actingGroupId"),
    requestId: textOrNull(entry.requestId, "audit.requestId") ?? "",
    call: textOrNull(entry.call, "audit.call") ?? "",
    target: {
      ids: object(target.ids, "audit.target.ids"),
      fields: list(
        target.fields,
        "audit.target.fields",
        (field) => textOrNull(field, "audit.target.fields") ?? "",
      ),
    },
    done: entry.result === "done",
    refusal: REFUSALS.find((code) => code === entry.result) ?? null,
  };
}

/** GET /audit/list (administrators): one page, newest first. */
export function pageOfAudit(
  platform: PlatformClient,
  context: CallContext,
  query: Query,
): Promise<PageAnswer> {
  return platform.getPage(context, "audit/list", query);
}

export const decodeAudit = (body: unknown): AuditEntryRecord[] => list(body, "audit/list", decodeEntry);
