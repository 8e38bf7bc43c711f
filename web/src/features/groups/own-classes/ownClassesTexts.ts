import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./ownClassesTexts.sl";

const en = {
  label: "Own classes",
  hint: "Classes of speed and length by which this group's vehicles are sorted, beside the usual classes.",
  speedsAre: "Speeds: {classes}.",
  lengthsAre: "Lengths: {classes}.",
  edit: "Edit classes",
  title: "Own classes of the group “{name}”",
  speeds: "Speed classes",
  lengths: "Length classes",
  speedsHint: "A border belongs to the lower class: a vehicle at 50 km/h is in the class up to 50.",
  lengthsHint:
    "A border belongs to the upper class: a vehicle 9 m long is in the class from 9 m on. Whole metres are possible, and 2.5 and 5.2 m.",
  none: "No own classes: only the usual ones apply.",
  end: "Up to",
  endOf: "Upper border of class {place} ({unit})",
  className: "No name",
  nameOf: "Name of class {place}",
  kmh: "km/h",
  metres: "m",
  last: "without an upper border",
  add: "Add a class",
  addSpeeds: "Add a speed class",
  addLengths: "Add a length class",
  remove: "Remove class {place}",
  incomplete: "Once all borders are entered in order, the classes are previewed here.",
  saved: "The own classes are saved",
  failed: "The own classes could not be saved",
} as const satisfies Translation<typeof sl>;

export const ownClassesTexts = { en, sl };
