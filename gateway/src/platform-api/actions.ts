import { bodyId, bodyIds } from "./bodyId.js";
import { id, intOr, intOrNull, isObject, type Json, list, object, textOrNull } from "./decode.js";
import type { CallContext, PageAnswer, PlatformClient, Query, WriteOptions } from "./http.js";
import { named, namingFields } from "./namedFaults.js";
import { decodeUserRef, type UserRefRecord } from "./userRef.js";

export type ActionStatusName = "CREATED" | "ACCEPTED" | "SUCCEEDED" | "FAILED";

/** What a device is to do. */
export interface ActionDataRecord {
  type: string;
  param1: string | null;
  param2: string | null;
}

/** Something that a device was asked to do once. */
export interface ActionRecord extends ActionDataRecord {
  id: string;
  clientId: string;
  /** Null for one that is not known here. */
  status: ActionStatusName | null;
  /** False: the device does not get it. */
  enabled: boolean;
  message: string | null;
  createdBy: UserRefRecord | null;
  createDate: number;
  acceptDate: number | null;
  doneDate: number | null;
}

const STATUS_WORDS: Readonly<Record<ActionStatusName, string>> = {
  CREATED: "created",
  ACCEPTED: "accepted",
  SUCCEEDED: "succeeded",
  FAILED: "failure",
};

/** A status as the platform names it; null where it is not known here. */
export function decodeActionStatus(value: unknown): ActionStatusName | null {
  const found = Object.entries(STATUS_WORDS).find(([, word]) => word === value);
  return found ? (found[0] as ActionStatusName) : null;
}

/** What an action or an action template does. */
export function decodeActionData(value: unknown): ActionDataRecord {
  const data = object(value, "action.data");
  return {
    type: textOrNull(data.actionType, "action.type") ?? "",
    param1: textOrNull(data.actionParam1, "action.param1"),
    param2: textOrNull(data.actionParam2, "action.param2"),
  };
}

/** The same as the platform's data. */
export function encodeActionData({ type, param1, param2 }: ActionDataRecord): Json {
  return {
    actionType: type,
    ...(param1 === null ? {} : { actionParam1: param1 }),
    ...(param2 === null ? {} : { actionParam2: param2 }),
  };
}

function decodeAction(value: unknown): ActionRecord {
  const action = object(value, "action");
  return {
    id: id(action.id, "action.id"),
    clientId: id(action.clientId, "action.clientId"),
    ...decodeActionData(action.data),
    status: decodeActionStatus(action.status),
    // A platform that does not say lets the device have it.
    enabled: action.enabled !== false && action.enabled !== 0,
    message: textOrNull(action.message, "action.message"),
    createdBy: decodeUserRef(action.createdBy, "action.createdBy"),
    createDate: intOr(action.createDate, 0, "action.createDate"),
    acceptDate: intOrNull(action.acceptDate, "action.acceptDate"),
    doneDate: intOrNull(action.doneDate, "action.doneDate"),
  };
}

/** Reads a list of actions. */
export function decodeActions(body: unknown): ActionRecord[] {
  return list(body, "action/list", decodeAction);
}

/** Which actions, and in which order. */
export interface ActionFilter {
  clientId?: string | null | undefined;
  status?: ActionStatusName | null | undefined;
  /** As the platform names it: a field, with a minus before it for descending. */
  sort: string;
}

/** GET /action/list of one client, GET /action/listAll (administrators) of all: a page. @throws ApiError NOT_FOUND for a client that is not the caller's */
export function pageOfActions(
  platform: PlatformClient,
  context: CallContext,
  { clientId, status, sort }: ActionFilter,
  page: Query,
): Promise<PageAnswer> {
  const query = { ...page, sort, status: status ? STATUS_WORDS[status] : undefined };
  return clientId
    ? platform.getPage(context, "action/list", { clientId, ...query })
    : platform.getPage(context, "action/listAll", query);
}

/** What callers know the platform's fields of an action as. */
export const ACTION_NAMES = {
  "data.actionType": "type",
  "data.actionParam1": "param1",
  "data.actionParam2": "param2",
} as const;

/** POST /action: asks clients for an action, all of them or none. @returns the actions, as far as the platform tells */
export async function queueActions(
  platform: PlatformClient,
  context: CallContext,
  clientIds: readonly string[],
  data: ActionDataRecord,
  options: WriteOptions,
): Promise<ActionRecord[]> {
  const body = { clientId: bodyIds(clientIds), data: JSON.stringify(encodeActionData(data)) };
  const asked = platform.post(context, "action", body, options);
  const answer = await namingFields(asked, named(ACTION_NAMES));
  return isObject(answer) ? decodeActions(answer.actions) : [];
}

/** PATCH /action: holds an action back from its device, or lets it go. @throws ApiError NOT_FOUND */
export async function setActionEnabled(
  platform: PlatformClient,
  context: CallContext,
  actionId: string,
  enabled: boolean,
  options: WriteOptions,
): Promise<void> {
  await platform.patch(context, "action", { id: bodyId(actionId), enabled }, options);
}

/** DELETE /action. @throws ApiError NOT_FOUND, CONFLICT for users where the device has accepted it */
export async function deleteAction(
  platform: PlatformClient,
  context: CallContext,
  actionId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "action", { id: actionId }, options);
}

/** DELETE /action/succeeded (administrators): all that succeeded. @returns how many there were */
export async function deleteSucceededActions(
  platform: PlatformClient,
  context: CallContext,
  options: WriteOptions,
): Promise<number> {
  const answer = object(await platform.delete(context, "action/succeeded", {}, options), "action/succeeded");
  return intOr(answer.deleted, 0, "action/succeeded.deleted");
}
