import type { ErrorCode } from "../errors.js";
import { CONFIG_CHANGE } from "./configs.js";
import { ERROR_CODE } from "./errorCode.js";
import type { Kind } from "./kind.js";
import { flag, id, instant, jsonObject, listOf, text, whole } from "./kinds.js";
import { label } from "./names.js";
import type { PageAnswer, Platform, Query } from "./platform.js";
import { REVISED } from "./revisions.js";
import { may, need, type RecordOf, table } from "./table.js";
import { wholeList } from "./wholeAnswer.js";
import { oneOf } from "./words.js";

const DONE = "done";

/** A result is this word, or the reason of the refusal. */
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

const CHANGED_KIND = oneOf(
  {
    ...REVISED,
    CLIENT_GROUPS: { wire: "clientGroups", description: "The groups of a device." },
    CONFIG: { wire: "config", description: "The configuration of a device." },
    VALVE_MODE: { wire: "valveMode", description: "How a valve is controlled; by its device's id." },
    VALVE_LOCATION: {
      wire: "valveLocation",
      description: "The rain delay of a location; by its group's id.",
    },
  },
  "ChangedKind",
  "What was changed.",
);

export const CHANGED_ITEM = table("ChangedItem", "A thing that a call changed.", {
  kind: may("kind", CHANGED_KIND, "What it is; null where it is of a kind that is not known here."),
  id: need("id", id, "Which one."),
  name: may("name", label, "What it is called now; of what is gone, as it was called."),
  made: may("made", flag, "Whether it was not there before."),
  removed: may("removed", flag, "Whether it is not there since."),
  changeCount: may("changeCount", whole, "Values that differ from before."),
  changes: may("changes", listOf(CONFIG_CHANGE), "The first hundred of them."),
});
export type ChangedItemRecord = RecordOf<typeof CHANGED_ITEM>;

export const AUDIT_CHANGES = table("AuditChanges", "What calls changed of what people edit.", {
  known: may("known", flag, "False where the old and new values were not kept: nobody knows them."),
  itemCount: may("itemCount", whole, "Things that were changed, as far as that is known."),
  items: may("items", listOf(CHANGED_ITEM), "The first of them."),
});

export type AuditChangesRecord = RecordOf<typeof AUDIT_CHANGES>;

export const AUDIT_ENTRY = table("AuditEntry", "One change that a person or a script made, or was refused.", {
  id: need("id", id, "Its id; a later change has a higher one."),
  time: may("time", instant, "When."),
  userId: may("userId", id),
  who: may("who", text, "The person's e-mail, as it was; null for a key, and for the operator."),
  apiKeyId: may("apiKeyId", id, "The API key with which it was asked; null for a person."),
  actingGroupId: may("actingGroupId", id),
  requestId: may(
    "requestId",
    text,
    "The request's id, as in the logs and in `extensions.requestId` of errors.",
  ),
  call: may(
    "call",
    text,
    "The platform's call: method and route, e.g. `POST /config/assign`; of a command of the operator `OPERATOR` and its name.",
  ),
  target: may("target", TARGET, "What it was about."),
  done: may("result", isDone, "Whether it was done."),
  refusal: may("result", refusal, "Why it was refused; null where it was done."),
  callCount: may(
    "callCount",
    whole,
    "Where grouped: all calls of this person's or key's request, this one among them; else null.",
  ),
  refusedCount: may("refusedCount", whole, "How many of them were refused."),
  firstTime: may("firstTime", instant, "When the first of them was made."),
  changes: may("changes", AUDIT_CHANGES),
});
export type AuditEntryRecord = RecordOf<typeof AUDIT_ENTRY>;

/** GET /audit/list (administrators): one page, newest first. */
export function pageOfAudit(platform: Platform, query: Query): Promise<PageAnswer> {
  return platform.getPage("audit/list", query);
}

/** GET /audit/changes (administrators): a page of what one call changed. @throws ApiError NOT_OFFERED */
export function pageOfChanges(platform: Platform, auditId: string, page: Query): Promise<PageAnswer> {
  return platform.getPage("audit/changes", { id: auditId, ...page });
}

export const decodeChanges = (body: unknown): ChangedItemRecord[] => wholeList(body, CHANGED_ITEM);
export const decodeAudit = (body: unknown): AuditEntryRecord[] => wholeList(body, AUDIT_ENTRY);
