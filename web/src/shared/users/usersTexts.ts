import type { Translation } from "../../i18n/catalogue";
import { sl } from "./usersTexts.sl";

const en = {
  title: "Users",
  intro: "Who can log in, whose clients they see, and what they may do.",
  loadFailed: "There was an error obtaining users for the data store",
  noMatch: "There are no such users",
  noMatchText: "You can search by e-mail, name and group.",
  search: "Find a user",
  filter: "Show",
  all: "All ({count})",
  waiting: "Waiting for confirmation ({count})",
  noGroupFilter: "Without a group ({count})",
  admins: "Administrators ({count})",
  count: { one: "{count} user", other: "{count} users" },
  shownOf: "{shown} of {total} shown",
  waitingNotice: {
    one: "{count} sign-up waits for confirmation.",
    other: "{count} sign-ups wait for confirmation.",
  },
  waitingText: "These people can't log in until you confirm them.",
  showWaiting: "Show",

  email: "E-mail",
  name: "Name",
  group: "Group",
  rights: "Rights",
  createDate: "Since",
  actions: "Actions",
  adminBadge: "Administrator",
  labellerBadge: "Labeller",
  waitingBadge: "Waits for confirmation",
  noGroup: "NO GROUP",

  choose: "Choose: {name}",
  chooseAll: "Choose all shown",
  selected: { one: "{count} user selected", other: "{count} users selected" },
  outOfSight: { one: "{count} is not in sight", other: "{count} are not in sight" },
  selectionLabel: "Selected users",
  clearSelection: "Clear selection",
  menuOf: "Actions: {name}",

  confirm: "Confirm",
  confirmOf: "Confirm sign-up: {name}",
  changeGroup: "Change Group",
  makeAdmin: "Make administrator",
  unmakeAdmin: "Take away administrator rights",
  makeLabeller: "Make labeller of videos",
  unmakeLabeller: "Take away labeller rights",
  deleteUsers: "Delete",

  concernedMore: { one: "{names} and {count} more", other: "{names} and {count} more" },
  results: "Result of each user",
  retryFailed: "Retry the failed",
  nothingToChange: "There was nothing to change",
  reasonGone: "This account, or the group, is gone.",
  leftWithoutGroup: "Has left the group of before, and has none now. {reason}",

  confirmTitle: { one: "Confirm the sign-up?", other: "Confirm {count} sign-ups?" },
  confirmText:
    "They can log in from now on. They see their group's clients; without a group they see nothing.",
  confirmed: { one: "The sign-up is confirmed", other: "{count} sign-ups are confirmed" },
  confirmFailed: "There was a problem with confirming the sign-up",

  chooseGroup: "Choose a group",
  groupTitle: "Change Group",
  groupText: "A user belongs to one group: the one of before is left. What they see changes at once.",
  groupManagers: "Group managers are editors in the new group.",
  groupAdmins: "Administrators belong to no group; this changes nothing for them.",
  groupChanged: "The group of the user is changed",
  groupFailed: "There was a problem with changing the group of the user",

  makeAdminTitle: "Make {name} an administrator?",
  makeAdminText: "Administrators see and change everything: clients, groups and users.",
  makeAdminGroup: "Administrators belong to no group: the group “{group}” is left.",
  adminMade: "The user is an administrator now",
  unmakeAdminTitle: "Take administrator rights away from {name}?",
  unmakeAdminText: "They see nothing any more until they are added to a group.",
  lastAdmin: "This is the last administrator, who stays. Make somebody else one first.",
  adminUnmade: "The user is no administrator any more",
  adminFailed: "There was a problem with changing administrator rights",

  makeLabellerTitle: "Have {name} label videos?",
  makeLabellerText: "Labellers see traffic videos, and the number plates on them.",
  labellerMade: "The user can label videos now",
  unmakeLabellerTitle: "Have {name} label videos no more?",
  unmakeLabellerText: "They don't see traffic videos any more.",
  labellerUnmade: "The user can't label videos any more",
  labellerFailed: "There was a problem with changing labeller rights",

  deleteTitle: {
    one: "Are you sure you want to delete the user",
    other: "Are you sure you want to delete {count} users",
  },
  deleteText:
    "They are logged out at once, and the account can't be brought back. Clients and measurements stay.",
  deleted: { one: "Successfully deleted the user", other: "Successfully deleted {count} users" },
  deleteFailed: "There was an error while trying to delete the user",
} as const satisfies Translation<typeof sl>;

export const usersTexts = { en, sl };
