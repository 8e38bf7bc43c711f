import { LONGEST_EMAIL, LONGEST_PERSON_NAME, SHORTEST_EMAIL } from "@obcestje/contract/limits/lengths.js";
import { MaxLength, MinLength } from "class-validator";
import { BULK_OPTIONS, EDIT_OPTIONS, SOME_AT_MOST } from "../bulk/bulk.types.js";
import { PAGE } from "../lists/page.types.js";
import { objectOf } from "../objectType.js";
import { argsType, inputType, optional, payloadType, preset, required } from "../ownType.js";
import { flag, id, listOf, text } from "../platform-api/kinds.js";
import { GROUP_ROLE, USER, type UserRecord } from "../platform-api/users.js";
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
    groupId: optional(id, "The group that they go to; null takes them out of theirs. Not of administrators."),
    role: optional(GROUP_ROLE, "What they may do in the group."),
  },
);
export type UpdateUsersInput = InstanceType<typeof UpdateUsersInput>;

export const UpdateUserInput = inputType(
  "UpdateUserInput",
  "What is left out stays; null takes a name or the group away.",
  {
    ...EDIT_OPTIONS,
    id: required(id, "The user."),
    email: optional(
      text,
      "What the person signs in with. The old and the new one get a notice; not of the own account.",
      MinLength(SHORTEST_EMAIL),
      MaxLength(LONGEST_EMAIL),
    ),
    firstName: optional(text, "Up to 100 characters.", MaxLength(LONGEST_PERSON_NAME)),
    lastName: optional(text, "Up to 100 characters.", MaxLength(LONGEST_PERSON_NAME)),
    groupId: optional(id, "The person's group. An administrator has none."),
    role: optional(GROUP_ROLE, "What the person may do in the group."),
    admin: optional(flag, "Whether it is an administrator, who leaves the group."),
    labeller: optional(flag, "Whether the person may see and label traffic videos."),
  },
);
export type UpdateUserInput = InstanceType<typeof UpdateUserInput>;

export const UpdateUserPayload = payloadType("UpdateUserPayload", "The account as it is now.", {
  user: required(USER, "The account as it is now."),
});
export type UpdateUserPayload = InstanceType<typeof UpdateUserPayload>;
