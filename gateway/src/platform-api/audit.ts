import type { ErrorCode } from "../errors.js";
import { ERROR_CODE } from "./errorCode.js";
import type { CallContext, PageAnswer, PlatformClient, Query } from "./http.js";
import type { Kind } from "./kind.js";
import { id, instant, jsonObject, listOf, text } from "./kinds.js";
import { may, need, type RecordOf, table } from "./table.js";
import { wholeList } from "./wholeAnswer.js";

const DONE = "done";

/** A result is this word, or says why it was refused. */
const refusal: Kind<ErrorCode> = {
  shape: ERROR_CODE.shape,
  read: (wire, field) => (wire === DONE ? null : ERROR_CODE.read(wire, field)),
};
const isDone: Kind<boolean> = {
  shape: "Boolean",
  read: (wire, field) => {
    const result = text.read(wire, field);
    return result === null ? null : result === DONE;
  },
};

const TARGET = table(
  "AuditTarget",
  "What a change was about: ids as they were named, of all else the names alone.",
  {
    ids: may("ids", jsonObject, "Ids by the name of their field, as in the platform's calls."),
    fields: may("fields", listOf(text), "Names of the other fields that were given."),
  },
);

export const AUDIT_ENTRY = table("AuditEntry", "One change that a person or a script made, or was refused.", {
  id: need("id", id, "Its id; a later change has a higher one."),
  time: may("time", instant, "When."),
  userId: may("userId", id),
  who: may("who", text, "The person's e-mail, as it was; null for a key."),
  apiKeyId: may("apiKeyId", id, "The API key with which it was asked; null for a person."),
  actingGroupId: may("actingGroupId", id),
  requestId: may(
    "requestId",
    text,
    "The request's id, as in the logs and in `extensions.requestId` of errors.",
  ),
  call: may("call", text, "The platform's call: method and route, e.g. `POST /config/assign`."),
  target: may("target", TARGET, "What it was about."),
  done: may("result", isDone, "Whether it was done."),
  refusal: may("result", refusal, "Why it was refused; null where it was done."),
});
export type AuditEntryRecord = RecordOf<typeof AUDIT_ENTRY>;

/** GET /audit/list (administrators): one page, newest first. */
export function pageOfAudit(
  platform: PlatformClient,
  context: CallContext,
  query: Query,
): Promise<PageAnswer> {
  return platform.getPage(context, "audit/list", query);
}

export const decodeAudit = (body: unknown): AuditEntryRecord[] => wholeList(body, AUDIT_ENTRY);
