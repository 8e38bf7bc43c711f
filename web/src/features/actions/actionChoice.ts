import type { ActionRowFragment, ActionSort, ActionStatus } from "../../graphql/generated";

export type ActionRow = ActionRowFragment;

/** As the list offers them; the first is the usual one. */
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

/** Which actions, in which order. */
export type ActionChoice = {
  sort: ActionSort;
  status: ActionStatus | null;
  /** Of one device; null: of all. */
  clientId: string | null;
};

/** What the address says; the usual for what it does not know. */
export const choiceOf = (
  sort: string | null,
  status: string | null,
  clientId: string | null,
): ActionChoice => ({
  sort: sorts.find((known) => known === sort) ?? sorts[0],
  status: statuses.find((known) => known === status) ?? null,
  clientId,
});

/** Orders in which an action keeps its place whatever becomes of it. */
const steady: ReadonlySet<ActionSort> = new Set<ActionSort>([
  "CREATE_DATE_DESC",
  "CREATE_DATE_ASC",
  "CREATOR",
  "CLIENT",
]);

/** Whether what becomes of an action may take it elsewhere in the list, or out of it. */
export const movesRows = ({ sort, status }: ActionChoice): boolean => status !== null || !steady.has(sort);

/** Held back or let go it can be as long as its device has not taken it. */
export const mayBeHeld = ({ status }: Pick<ActionRow, "status">): boolean => status === "CREATED";
