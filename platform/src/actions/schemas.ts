import Type from "typebox";
import { ActionData } from "../action-templates/action.rules.js";
import { UserRef } from "../auth/userRef.js";
import { Id } from "../http/ids.js";
import { Nullable, UnixTime } from "../http/schemas.js";
import { sortedQuery } from "../http/sorting.js";
import { ACTION_SORTS } from "./list.store.js";
import { ACTION_STATUSES } from "./status.rules.js";

export const Status = Type.Enum([...ACTION_STATUSES]);

export const ActionJson = Type.Object({
  id: Id,
  clientId: Id,
  data: ActionData,
  status: Status,
  enabled: Type.Boolean({ description: "false: the device does not get it" }),
  message: Nullable(Type.String({ description: "The device's" })),
  createdBy: UserRef,
  createDate: UnixTime,
  acceptDate: Nullable(UnixTime),
  doneDate: Nullable(UnixTime),
});

export const ActionsQuery = Type.Object({
  ...sortedQuery(ACTION_SORTS).properties,
  status: Type.Optional(Status),
});

/** An action as the device gets it. */
export const PendingActionJson = Type.Object({
  id: Id,
  data: ActionData,
  status: Status,
  createDate: UnixTime,
});
