import { bodyId, bodyIds } from "./bodyId.js";
import { intOrNull, isObject, type Json, object } from "./decode.js";
import { flag, id, instant, text } from "./kinds.js";
import { pageOf } from "./localPage.js";
import { named, namingFields } from "./namedFaults.js";
import type { PageAnswer, Platform, Query, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, table } from "./table.js";
import { userRef } from "./userRef.js";
import { wholeList, wholeRows } from "./wholeAnswer.js";
import { type NameOf, oneOf } from "./words.js";

export interface ActionDataRecord {
  type: string;
  param1: string | null;
  param2: string | null;
}

export const ACTION_STATUS = oneOf(
  {
    // The specification has no word for this state.
    CREATED: { wire: ["created", "waiting"], description: "The device has not seen it yet." },
    ACCEPTED: { description: "The device has taken it." },
    SUCCEEDED: { description: "The device has done it." },
    FAILED: { wire: ["failure", "failed"], description: "The device could not do it; its message says why." },
  },
  "ActionStatus",
  "How far an action is; the device alone moves it on.",
);
type ActionStatusName = NameOf<typeof ACTION_STATUS>;

/** Fields of an action or an action template. */
export const ACTION_DATA = {
  type: may("data.actionType", text, "What is to be done, as the firmware names it."),
  param1: may("data.actionParam1", text, "First parameter, if any."),
  param2: may("data.actionParam2", text, "Second parameter, if any."),
};

export const ACTION = table("Action", "Something that a device was asked to do once.", {
  id: need("id", id, "Opaque."),
  clientId: need("clientId", id),
  ...ACTION_DATA,
  status: may("status", ACTION_STATUS, "How far it is; null for a status that is not known here."),
  enabled: may("enabled", flag, "False: it is held back, and the device does not get it."),
  message: may("message", text, "What the device said of it."),
  createdBy: may(
    "createdBy",
    userRef,
    "Who asked for it; null where nobody knows: a script did, or the account is gone.",
  ),
  createDate: may("createDate", instant, "When it was asked for."),
  acceptDate: may("acceptDate", instant, "When the device took it; null until then."),
  doneDate: may("doneDate", instant, "When it succeeded or failed; null until then."),
});
/** Something that a device was asked to do once. */
export type ActionRecord = RecordOf<typeof ACTION>;

export const ACTION_CHANGE = table("ActionChange", "Something became of an action.", {
  clientId: need("clientId", id),
  actionId: may(
    "actionId",
    id,
    "The action; null where several of the device's changed: read its list again.",
  ),
  status: may("status", ACTION_STATUS, "How far it is now; null where that is not what changed."),
});
export type ActionChangeRecord = RecordOf<typeof ACTION_CHANGE>;

export function encodeActionData({ type, param1, param2 }: ActionDataRecord): Json {
  return {
    actionType: type,
    ...(param1 === null ? {} : { actionParam1: param1 }),
    ...(param2 === null ? {} : { actionParam2: param2 }),
  };
}

/** Reads a list of actions. @throws ApiError UPSTREAM_INVALID_RESPONSE */
export const decodeActions = (body: unknown): ActionRecord[] => wholeList(body, ACTION);

export interface ActionFilter {
  clientId?: string | null | undefined;
  status?: ActionStatusName | null | undefined;
  /** A field by the platform's name, with a minus before it for descending. */
  sort: string;
}

/** The value of a sort field, which platforms name in several ways. */
const sortValue = (row: Json, field: string): unknown => {
  if (field === "creator") return isObject(row.createdBy) ? row.createdBy.email : row.createdBy;
  return field === "client" ? row.clientId : row[field];
};

/**
 * GET /action/list of one client, GET /action/listAll (administrators) of all: a page. If a platform only has
 * the whole list of all, it is filtered and paged here.
 * @throws ApiError NOT_FOUND for a client that is not the caller's
 */
export async function pageOfActions(
  platform: Platform,
  { clientId, status, sort }: ActionFilter,
  page: Query,
): Promise<PageAnswer> {
  const { offers } = platform;
  const listsOne = clientId && (await offers.has("action-list"));
  if (!listsOne && (clientId || !(await offers.has("paging")))) {
    const rows = wholeRows(await platform.get("action/listAll"), "action");
    const matches = (row: Json) =>
      (!clientId || String(row.clientId) === clientId) &&
      (!status || ACTION_STATUS.read(row.status, "action.status") === status);
    return pageOf(rows, page, { sort, matches, fieldOf: sortValue });
  }
  const query = { ...page, sort, status: status ? ACTION_STATUS.wireOf(status) : undefined };
  return clientId
    ? platform.getPage("action/list", { clientId, ...query })
    : platform.getPage("action/listAll", query);
}

/** Callers' names for the platform's fields of an action. */
export const ACTION_NAMES = {
  "data.actionType": "type",
  "data.actionParam1": "param1",
  "data.actionParam2": "param2",
} as const;

/**
 * POST /action: asks clients for an action, all of them or none. Several clients only if the platform takes
 * several.
 * @returns the actions, as far as the platform returns them
 */
export async function queueActions(
  platform: Platform,
  clientIds: readonly string[],
  data: ActionDataRecord,
  options: WriteOptions,
): Promise<ActionRecord[]> {
  if (clientIds.length > 1) await platform.offers.require("id-lists");
  const body = { clientId: bodyIds(clientIds), data: JSON.stringify(encodeActionData(data)) };
  const asked = platform.post("action", body, options);
  const answer = await namingFields(asked, named(ACTION_NAMES));
  return isObject(answer) && Array.isArray(answer.actions) ? decodeActions(answer.actions) : [];
}

/** PATCH /action: holds an action back from its device, or releases it. @throws ApiError NOT_FOUND */
export async function setActionEnabled(
  platform: Platform,
  actionId: string,
  enabled: boolean,
  options: WriteOptions,
): Promise<void> {
  await platform.patch("action", { id: bodyId(actionId), enabled }, options);
}

/** DELETE /action. @throws ApiError NOT_FOUND, CONFLICT for users if the device has accepted it */
export async function deleteAction(
  platform: Platform,
  actionId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete("action", { id: actionId }, options);
}

/**
 * DELETE /action/succeeded (administrators): deletes all that succeeded, one by one if a platform has no such
 * call.
 * @returns their number; null if unknown
 */
export async function deleteSucceededActions(
  platform: Platform,
  options: WriteOptions,
): Promise<number | null> {
  if (!(await platform.offers.has("action-clear"))) {
    if (options.dryRun) await platform.offers.require("dry-run");
    if (options.idempotencyKey) await platform.offers.require("idempotency-key");
    const all = wholeList(await platform.get("action/listAll"), ACTION);
    const succeeded = all.filter(({ status }) => status === "SUCCEEDED");
    for (const { id: actionId } of succeeded) await deleteAction(platform, actionId, options);
    return succeeded.length;
  }
  const answer = object(await platform.delete("action/succeeded", {}, options), "action/succeeded");
  return intOrNull(answer.deleted, "action/succeeded.deleted");
}
