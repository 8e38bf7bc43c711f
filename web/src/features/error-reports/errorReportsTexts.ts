import type { Translation } from "../../i18n/catalogue";
import { sl } from "./errorReportsTexts.sl";

const en = {
  title: "Error reports",
  intro: "What people said does not work, in the words that they wrote.",
  loadFailed: "The error reports could not be loaded",
  none: "No error reports yet",
  noneText: "They show here once somebody uses “Report an error”.",
  noneOpen: "All is dealt with",
  noneOpenText: "No report is waiting.",
  noneDone: "Nothing is dealt with yet",
  noneDoneText: "Reports come here once you mark them as done.",
  showAll: "Show all",

  filter: "Reports",
  open: "Open",
  done: "Done",
  all: "All",
  count: { one: "{count} report", other: "{count} reports" },

  page: "Page",
  noPage: "the page is not known",
  browser: "Browser",
  unknownBrowser: "the browser is not known",
  isDone: "Done",
  isOpen: "Open",
  unfold: "Show the whole message",
  fold: "Show less",

  markDone: "Mark as done",
  markDoneOf: "Mark as done: {who}, {time}",
  reopen: "Reopen",
  reopenOf: "Reopen: {who}, {time}",
  choose: "Choose: {who}, {time}",
  chooseAll: "Choose all shown",
  selectionLabel: "Selected reports",
  selected: { one: "{count} report selected", other: "{count} reports selected" },
  clearSelection: "Clear selection",
  markedDone: "Marked as done",
  reopened: "Open again",
  markFailed: "The reports could not be marked as done",
  reopenFailed: "The reports could not be opened again",
  someFailed: { one: "{count} failed", other: "{count} failed" },
} as const satisfies Translation<typeof sl>;

export const errorReportsTexts = { en, sl };
