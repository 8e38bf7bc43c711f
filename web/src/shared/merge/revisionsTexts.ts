import type { Translation } from "../../i18n/catalogue";
import { sl } from "./revisionsTexts.sl";

const en = {
  open: "History",
  title: "History of changes",
  intro: "Who changed what, and when. Any earlier state can be restored; that is a new change, too.",
  limitsIntro: "Changes of the limit that is set stand in the history of the settings.",
  loadFailed: "The history of changes could not be loaded",
  none: "No changes were noted yet.",
  first: "As it was before the first change that was noted",
  made: "Added",
  came: "As it was when it came to your group",
  removed: "Removed",
  somebody: "somebody",
  changes: { one: "{count} change", other: "{count} changes" },
  restore: "Restore",
  restoreOf: "Restore state {version}",
  restoreTitle: "Restore this state?",
  restoreText:
    "What was set after change {version} is to be so again. The present state stays in the history.",
  restoreChanges: "This will change:",
  restoreNothing: "All is as it was then: there is nothing to restore.",
  restoreMore: "More may change: not all that was edited since can be shown.",
  calendarStays: "Where the events come from, and the events themselves, stay as they are.",
  changesUntold: "What will change could not be found out",
  deviceSame: "The device goes on doing what it does.",
  deviceUntold: "What will change on the device could not be found out",
  restored: "The state is restored.",
  restoreFailed: "The state could not be restored",
  restoreLostText:
    "This can't be restored: the shared text that the display showed then is gone, or nobody knows which one it was.",
  overtaken: "Somebody else changed something meanwhile. Look before you restore.",
  overtakenConfig: "Somebody else changed what the device would get. Look at the list, and restore again.",
  more: "Show older ones",
} as const satisfies Translation<typeof sl>;

export const revisionsTexts = { en, sl };
