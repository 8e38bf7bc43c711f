import { CLASS_BORDERS, ITEMS_A_CALL, SUMMARY_GROUPS } from "@obcestje/contract/limits/counts.js";
import { LONGEST_NAME, LONGEST_TIME_ZONE } from "@obcestje/contract/limits/lengths.js";
import { ArrayMaxSize, ArrayMinSize, MaxLength, MinLength } from "class-validator";
import { BULK_OPTIONS, CLIENTS_BULK, EDIT_OPTIONS, SOME_AT_MOST } from "../bulk/bulk.types.js";
import { flagsOf, objectOf } from "../objectType.js";
import { inputType, optional, payloadType, preset, required } from "../ownType.js";
import { GROUP, GROUP_TYPE, type GroupRecord, SUMMARY_GROUP } from "../platform-api/groups.js";
import { flag, id, listOf, number, text } from "../platform-api/kinds.js";

export const SummaryGroup = objectOf(SUMMARY_GROUP);

export const Group = objectOf(GROUP);
export type Group = GroupRecord;

export const GroupPermissions = flagsOf("GroupPermissions", "What the caller may do with the group.", {
  edit: "Rename it, and change its type, zone, summary and own classes.",
  assign: "Give it devices and users, and take them out.",
  delete: "Take it away.",
  actAs: "See the product as its users do.",
  manageKeys: "See, make and delete its API keys.",
  managePeople: "Invite people into it, set their roles, and take them out of it.",
});
export type GroupPermissions = InstanceType<typeof GroupPermissions>;

const NAME = [MinLength(1), MaxLength(LONGEST_NAME)] as const;
const ZONE = MaxLength(LONGEST_TIME_ZONE);

export const CreateGroupInput = inputType("CreateGroupInput", "A new group.", {
  ...BULK_OPTIONS,
  name: required(text, "What it is to be called; up to 200 characters.", ...NAME),
  type: preset("SPEED", GROUP_TYPE, "What its overview is to show."),
  timeZone: optional(
    text,
    "IANA zone in which its hours and days are counted; Europe/Ljubljana where left out.",
    ZONE,
  ),
  inOutGraphs: preset(false, flag, "Whether counts are shown by direction."),
});
export type CreateGroupInput = InstanceType<typeof CreateGroupInput>;

export const CreateGroupPayload = payloadType("CreateGroupPayload", "The new group.", {
  group: optional(
    GROUP,
    "As it is now; with a dry run: as it would be. Null where the platform does not tell which it is.",
  ),
});
export type CreateGroupPayload = InstanceType<typeof CreateGroupPayload>;

const SummaryGroupInput = inputType("SummaryGroupInput", "Devices that the summary screen shows together.", {
  name: required(text, "What it is called on screens; up to 200 characters.", ...NAME),
  clientIds: required(listOf(id), "Devices of the group; 250 at most.", ArrayMaxSize(ITEMS_A_CALL)),
});

const OwnClassInput = inputType("OwnClassInput", "A class; it begins where the one before ends.", {
  to: optional(
    number,
    "Speeds: the highest whole km/h, which belongs to it. Lengths: metres that all are shorter than, whole ones or 2.5 or 5.2. null of the last one alone, which has no end.",
  ),
  name: optional(text, "What it is called; up to 200 characters.", MaxLength(LONGEST_NAME)),
});
const SOME_CLASSES = [ArrayMinSize(2), ArrayMaxSize(CLASS_BORDERS + 1)] as const;

const OwnClassesInput = inputType("OwnClassesInput", "Own classes, whole; what is left out has none.", {
  speeds: optional([OwnClassInput], "By speed, ascending; 21 at most.", ...SOME_CLASSES),
  lengths: optional([OwnClassInput], "By length, ascending; 21 at most.", ...SOME_CLASSES),
});

export const UpdateGroupInput = inputType(
  "UpdateGroupInput",
  "Which group, and what is to be so; what is left out stays.",
  {
    ...EDIT_OPTIONS,
    id: required(id, "The group."),
    name: optional(text, "What it is called; up to 200 characters.", ...NAME),
    type: optional(GROUP_TYPE, "What its overview shows."),
    timeZone: optional(
      text,
      "IANA zone in which its hours and days are counted; what is stored is counted anew.",
      ZONE,
    ),
    inOutGraphs: optional(flag, "Whether counts are shown by direction."),
    importsAllowed: optional(flag, "Whether its users may bring files of records into its devices."),
    secondFactor: optional(flag, "Whether its users need a second factor to sign in by a password."),
    summaryGroups: optional(
      [SummaryGroupInput],
      "How the summary screen arranges its devices, whole; null takes the summary away.",
      ArrayMaxSize(SUMMARY_GROUPS),
    ),
    ownClasses: optional(
      OwnClassesInput,
      "Its own classes of speed and length, whole; null takes them away.",
    ),
  },
);
export type UpdateGroupInput = InstanceType<typeof UpdateGroupInput>;

export const UpdateGroupPayload = payloadType("UpdateGroupPayload", "The changed group.", {
  group: required(GROUP, "As it is now; with a dry run: as it would be."),
});
export type UpdateGroupPayload = InstanceType<typeof UpdateGroupPayload>;

export const GroupClientsInput = inputType(
  "GroupClientsInput",
  "Which devices come to a group, or leave it.",
  { ...CLIENTS_BULK, groupId: required(id, "The group.") },
);
export type GroupClientsInput = InstanceType<typeof GroupClientsInput>;

export const SetClientsGroupInput = inputType(
  "SetClientsGroupInput",
  "Which devices, and the one group that they are to belong to.",
  { ...CLIENTS_BULK, groupId: optional(id, "The group; null: none. It must be said.") },
);
export type SetClientsGroupInput = InstanceType<typeof SetClientsGroupInput>;

const USERS_BULK = {
  ...BULK_OPTIONS,
  userIds: required(listOf(id), "The users; 250 at most.", ...SOME_AT_MOST),
};

export const UsersBulkInput = inputType("UsersBulkInput", "Which users leave their group.", USERS_BULK);
export type UsersBulkInput = InstanceType<typeof UsersBulkInput>;

export const GroupUsersInput = inputType("GroupUsersInput", "Which users come to a group.", {
  ...USERS_BULK,
  groupId: required(id, "The group."),
});
export type GroupUsersInput = InstanceType<typeof GroupUsersInput>;
