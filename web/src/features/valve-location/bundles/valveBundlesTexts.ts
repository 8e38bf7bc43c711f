import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./valveBundlesTexts.sl";

const en = {
  bundleActions: "Actions: {name}",
  newBundle: "New group",
  newBundleTitle: "New group of valves",
  newBundleText: "The valves of a group share a schedule. It is set later.",
  create: "Create",
  created: "The group “{name}” is there.",
  createFailed: "The group could not be created.",
  name: "Name",
  rename: "Rename",
  renameTitle: "Rename the group: {name}",
  renamed: "The group is renamed.",
  renameFailed: "The group could not be renamed.",
  changedMeanwhile: "Somebody else has changed the group meanwhile. Look at it, and try again.",
  valvesToTake: "Valves without a group",
  noValvesToTake: "All valves of this location have a group. They can be moved later.",

  removeBundle: "Delete",
  removeTitle: "Delete the group: {name}?",
  removeText: {
    one: "Its schedule is deleted. {count} valve stays at the location without a group; it is closed unless opened by hand.",
    other:
      "Its schedule is deleted. {count} valves stay at the location without a group; they are closed unless opened by hand.",
  },
  removeEmptyText: "Its schedule is deleted. There are no valves in the group.",
  removed: "The group “{name}” is deleted.",
  removeFailed: "The group could not be deleted.",

  move: "Move valves",
  moveTitle: "Move valves out of the group: {name}",
  moveLooseTitle: "Move valves without a group",
  moveText: "Valves that are moved take the schedule of their new group at once.",
  moveWhich: "Which valves",
  moveTo: "Where to",
  noBundle: "No group",
  noBundleText: "Without a group there is no schedule: the valve is closed unless opened by hand.",
  moveNone: "Choose at least one valve.",
  moved: { one: "{count} valve is moved.", other: "{count} valves are moved." },
  moveFailed: "The valves could not be moved.",

  pause: "Pause",
  pauseTitle: "Pause: {name}",
  pauseText:
    "Until then the schedule of this group opens no valve; after that it goes on by itself. Opening by hand still works.",
  howLong: "For how long",
  pauseDays: { one: "today and {count} more day", other: "today and {count} more days" },
  pauseUntilHint: "until {time}",
  untilDate: "Until a day",
  firstDay: "First day with water",
  dateWrong: "From tomorrow to 60 days ahead.",
  pauseEnds: "The schedule goes on {time}.",
  pauseSkips: {
    one: "{count} run is left out, {length} in all:",
    other: "{count} runs are left out, {length} in all:",
  },
  pauseSkipsNothing: "The schedule opens no valve in that time.",
  pauseMore: { one: "and {count} more", other: "and {count} more" },
  pauseSkipsUnknown: "What is left out could not be worked out.",
  pausedUntil: "Paused until {time}.",
  pauseEnd: "End the pause",
  pauseEnded: "The pause is over: the schedule holds again.",
  pauseFailed: "The pause could not be changed.",
} as const satisfies Translation<typeof sl>;

export const valveBundlesTexts = { en, sl };
