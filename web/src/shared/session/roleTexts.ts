import type { Translation } from "../../i18n/catalogue";
import { sl } from "./roleTexts.sl";

const en = {
  role: "Role in the group",
  viewer: "Viewer",
  operator: "Operator",
  editor: "Editor",
  manager: "Group manager",
  viewerHint: "Sees traffic, devices and reports.",
  operatorHint: "Also opens and closes valves, and sends actions to devices.",
  editorHint: "Also changes settings, schedules, notes and keys, and brings in records.",
  managerHint: "Also invites people into the group, sets their roles, and takes them out of it.",
  neededRole: "This page needs the role {role} in the group",
  lookOnly: "You can look here, but not change anything: your role is {role}.",
  askManager: "A group manager or an administrator sets the roles.",
} as const satisfies Translation<typeof sl>;

export const roleTexts = { en, sl };
