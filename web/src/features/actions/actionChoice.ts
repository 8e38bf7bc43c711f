import type { ActionRowFragment, ActionSort, ActionStatus } from "../../graphql/generated";

export type ActionRow = ActionRowFragment;

/** In the order of the picker; the first is the default. */
export const sorts = [
  "CREATE_DATE_DESC",
  "CREATE_DATE_ASC",
  "ACCEPT_DATE_DESC",
  "ACCEPT_DATE_ASC",
  "DONE_DATE_DESC",
  "DONE_DATE_ASC",
  "STATUS",
  "CREATOR",
  "CLIENT",
] as const satisfies readonly ActionSort[];

export const statuses = [
  "CREATED",
  "ACCEPTED",
  "SUCCEEDED",
  "FAILED",
] as const satisfies readonly ActionStatus[];

/** Sort order and filters of the list. */
export type ActionChoice = {
  sort: ActionSort;
  status: ActionStatus | null;
  /** Id of a device; null: all devices. */
  clientId: string | null;
};

/** Choice from the address; defaults for unknown values. */
export const choiceOf = (
  sort: string | null,
  status: string | null,
  clientId: string | null,
): ActionChoice => ({
  sort: sorts.find((known) => known === sort) ?? sorts[0],
  status: statuses.find((known) => known === status) ?? null,
  clientId,
});

/** Sort orders in which a change of an action does not move it. */
const steady: ReadonlySet<ActionSort> = new Set<ActionSort>([
  "CREATE_DATE_DESC",
  "CREATE_DATE_ASC",
  "CREATOR",
  "CLIENT",
]);

/** True if a change of an action may move it in the list, or remove it. */
export const movesRows = ({ sort, status }: ActionChoice): boolean => status !== null || !steady.has(sort);

/** It can be held back or released until its device has taken it. */
export const mayBeHeld = ({ status }: Pick<ActionRow, "status">): boolean => status === "CREATED";
