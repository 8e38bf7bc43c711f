import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./limitHistoryTexts.sl";

const en = {
  title: "History of the speed limit",
  about: "Shares and counts over the limit are held against the limit of their time.",
  ofPlace: "Of the place {place}.",
  failed: "The history of limits can't be loaded.",
  limits: "Speed limits",
  kmh: "km/h",
  correct: "Correct the history",
  correctTitle: "History of the limit: {name}",
  intro: "Enter which limit was in force when. A new limit holds from the beginning of its hour.",
  from: "From",
  fromEver: "from ever",
  limit: "Limit",
  limitFault: "A whole number from 1 to 200.",
  add: "Add a change",
  remove: "Remove the change: {limit} km/h",
  otherNow:
    "The last limit is {last} km/h, but {now} km/h is set. If {last} km/h is in force now, first change it in the settings; otherwise add since when it is {now} km/h again.",
  recounts: "Shares and counts over the limit of the changed time are computed anew, everywhere.",
  save: "Save",
  saved: "The history of the limit is saved.",
  saveFailed: "The history of the limit can't be saved.",
} satisfies Translation<typeof sl>;

export const limitHistoryTexts = { sl, en };
