import { MaxLength } from "class-validator";
import { BULK_OPTIONS, SOME_AT_MOST } from "../bulk/bulk.types.js";
import { PAGE } from "../lists/page.types.js";
import { objectOf } from "../objectType.js";
import { argsType, inputType, optional, preset, required } from "../ownType.js";
import { flag, id, listOf, text } from "../platform-api/kinds.js";
import { USER, type UserRecord } from "../platform-api/users.js";
import { oneOf } from "../platform-api/words.js";

export const User = objectOf(USER);
export type User = UserRecord;

/** In the platform's names of orders a minus means descending. */
export const USER_SORT = oneOf(
  {
    EMAIL_ASC: { wire: "email", description: "By e-mail, from a to z." },
    EMAIL_DESC: { wire: "-email", description: "By e-mail, from z to a." },
    CREATE_DATE_ASC: { wire: "createDate", description: "Who signed up first, first." },
    CREATE_DATE_DESC: { wire: "-createDate", description: "Who signed up last, first." },
  },
  "UserSort",
  "The order of a list of users.",
);

export const UsersArgs = argsType({
  ...PAGE,
  sort: preset("EMAIL_ASC", USER_SORT, "The list's order."),
  search: optional(text, "Part of the e-mail or name, in any case.", MaxLength(200)),
  groupId: optional(id, "Only users of this group."),
  withoutGroup: preset(false, flag, "Only users without a group; not together with groupId."),
  confirmed: optional(flag, "Only confirmed accounts, or only unconfirmed ones."),
});
export type UsersArgs = InstanceType<typeof UsersArgs>;

export const UpdateUsersInput = inputType(
  "UpdateUsersInput",
  "Which accounts, and what is to be so for all of them; what is left out stays.",
  {
    ...BULK_OPTIONS,
    ids: required(listOf(id), "The users; 250 at most.", ...SOME_AT_MOST),
    confirmed: optional(flag, "Whether they may sign in; false ends their sessions."),
    admin: optional(flag, "Whether they are administrators."),
    labeller: optional(flag, "Whether they may see and label traffic videos."),
  },
);
export type UpdateUsersInput = InstanceType<typeof UpdateUsersInput>;
