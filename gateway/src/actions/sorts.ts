import type { ActionSortName } from "./action.input.js";

/** Orders as the platform names them: with a minus for descending. */
export const SORTS: Readonly<Record<ActionSortName, string>> = {
  CREATE_DATE_DESC: "-createDate",
  CREATE_DATE_ASC: "createDate",
  ACCEPT_DATE_DESC: "-acceptDate",
  ACCEPT_DATE_ASC: "acceptDate",
  DONE_DATE_DESC: "-doneDate",
  DONE_DATE_ASC: "doneDate",
  STATUS: "status",
  CREATOR: "creator",
  CLIENT: "client",
};
