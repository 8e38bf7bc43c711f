import type { Translation } from "../../i18n/catalogue";
import { sl } from "./overtakenTexts.sl";

const en = {
  title: "Somebody changed the same meanwhile",
  intro:
    "While you were editing, somebody else changed the same. Choose what is to be; nothing is saved before you do.",
  by: "{who}, {time}",
  somebody: "Somebody else",
  someTime: "time not known",
  mine: "Your value",
  theirs: "Value saved meanwhile",
  was: "Before: {value}",
  none: "(nothing)",
  on: "yes",
  off: "no",
  save: "Save what is chosen",
  cancel: "Don't save",
  merged: "Saved. What somebody else changed meanwhile was kept as well: {fields}.",
  whole: "all of it",
  meanwhile:
    "Somebody saved this meanwhile: {who}, {time}. Your changes stay; saving keeps theirs as well, and asks you where both changed the same.",
  meanwhileOwn:
    "You saved this elsewhere meanwhile. Your changes here stay; saving keeps those as well, and asks you where both changed the same.",
  moved: "Somebody else saved a change meanwhile. Yours now lie on top of it: check them, and save again.",
} as const satisfies Translation<typeof sl>;

export const overtakenTexts = { en, sl };
