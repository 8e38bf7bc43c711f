import { BULK_OPTIONS, BULK_OUTCOME, CLIENTS_BULK, SOME_AT_MOST } from "../bulk/bulk.types.js";
import { connectionOf, PAGE } from "../lists/page.types.js";
import { flagsOf, objectOf } from "../objectType.js";
import { argsType, inputType, optional, payloadType, preset, required } from "../ownType.js";
import {
  ACTION,
  ACTION_CHANGE,
  ACTION_STATUS,
  type ActionChangeRecord,
  type ActionRecord,
} from "../platform-api/actions.js";
import { flag, id, listOf, text, whole } from "../platform-api/kinds.js";
import { oneOf } from "../platform-api/words.js";

export const Action = objectOf(ACTION);
export type Action = ActionRecord;

export const ActionConnection = connectionOf(Action, "Action");

export const ActionPermissions = flagsOf("ActionPermissions", "What the caller may do with an action.", {
  enable: "Hold it back from its device, or let it go.",
  delete: "Take it away.",
});
export type ActionPermissions = InstanceType<typeof ActionPermissions>;

export const ActionChange = objectOf(ACTION_CHANGE);
export type ActionChange = ActionChangeRecord;

/** In the platform's own names a minus means descending. */
export const ACTION_SORT = oneOf(
  {
    CREATE_DATE_DESC: { wire: "-createDate", description: "The newest first." },
    CREATE_DATE_ASC: { wire: "createDate", description: "The oldest first." },
    ACCEPT_DATE_DESC: { wire: "-acceptDate", description: "The last accepted first." },
    ACCEPT_DATE_ASC: { wire: "acceptDate", description: "The first accepted first." },
    DONE_DATE_DESC: { wire: "-doneDate", description: "The last done first." },
    DONE_DATE_ASC: { wire: "doneDate", description: "The first done first." },
    STATUS: { description: "By status." },
    CREATOR: { description: "By the e-mail of who asked." },
    CLIENT: { description: "By device, and of each in the order they were asked for." },
  },
  "ActionSort",
  "The order of a list of actions; those without a value come last.",
);

const CLIENT_ACTIONS = {
  ...PAGE,
  sort: preset("CREATE_DATE_DESC", ACTION_SORT, "The order."),
  status: optional(ACTION_STATUS, "Only those; left out: all."),
};

export const ClientActionsArgs = argsType(CLIENT_ACTIONS);
export type ClientActionsArgs = InstanceType<typeof ClientActionsArgs>;

export const ActionsArgs = argsType({
  ...CLIENT_ACTIONS,
  clientId: optional(id, "Of this device; left out: of all, for administrators."),
});
export type ActionsArgs = InstanceType<typeof ActionsArgs>;

export const QueueActionsInput = inputType(
  "QueueActionsInput",
  "What devices are to do: a type, or what a template says.",
  {
    ...CLIENTS_BULK,
    type: optional(text, "What is to be done, as the firmware names it; left out where a template says it."),
    templateId: optional(id, "A template, in the place of a type."),
    param1: optional(text, "First parameter; left out: the template's."),
    param2: optional(text, "Second parameter; left out: the template's."),
  },
);
export type QueueActionsInput = InstanceType<typeof QueueActionsInput>;

export const QueueActionsPayload = payloadType(
  "QueueActionsPayload",
  "Which devices were asked, and their actions.",
  { ...BULK_OUTCOME, actions: required(listOf(ACTION), "The new actions; none where it was only tried.") },
);
export type QueueActionsPayload = InstanceType<typeof QueueActionsPayload>;

export const SetActionsEnabledInput = inputType(
  "SetActionsEnabledInput",
  "Actions to hold back, or to let go.",
  {
    ...BULK_OPTIONS,
    ids: required(listOf(id), "The actions; 250 at most.", ...SOME_AT_MOST),
    enabled: required(flag, "False: their devices don't get them."),
  },
);
export type SetActionsEnabledInput = InstanceType<typeof SetActionsEnabledInput>;

export const ClearSucceededActionsInput = inputType(
  "ClearSucceededActionsInput",
  "Whether to clear all actions that succeeded, or only to try.",
  BULK_OPTIONS,
);
export type ClearSucceededActionsInput = InstanceType<typeof ClearSucceededActionsInput>;

export const ClearSucceededActionsPayload = payloadType("ClearSucceededActionsPayload", "What was cleared.", {
  deleted: optional(whole, "Actions that are gone; with a dry run: that would be. Null: not told."),
});
export type ClearSucceededActionsPayload = InstanceType<typeof ClearSucceededActionsPayload>;
