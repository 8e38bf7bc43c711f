import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./exclusionsTexts.sl";

const en = {
  title: "Left-out periods",
  text: "What the device measured in these periods counts nowhere. Imported data count.",
  none: "No period is left out.",
  failed: "The left-out periods could not be loaded",
  add: "Leave a period out",
  letCount: "Let it count again",
  letCountOf: "Let it count again: {from} – {to}",
  by: "{who}, {when}",
  from: "From",
  to: "To",
  zone: "By the clock of the device's place ({zone}).",
  reason: "Reason",
  reasonHint: "Such as: a faulty sensor, a test drive.",
  missing: "Enter a time.",
  reasonMissing: "Enter a reason.",
  order: "The end must be after the beginning.",
  tooLong: "A period has 92 days at most.",
  look: "See what would be left out",
  wouldRemove:
    "It would leave out: {vehicles} vehicles, {pedestrians} pedestrians, {bicycles} cyclists, {hours} h of listening.",
  leaveOut: "Leave out",
  done: "The period is left out",
  endTitle: "Let the period count again?",
  endText: "What the device measured from {from} to {to} will count again in all data.",
  ended: "The period counts again",
} as const satisfies Translation<typeof sl>;

export const exclusionsTexts = { en, sl };
