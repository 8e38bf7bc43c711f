import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./reportFileTexts.sl";

const en = {
  language: "Language of the report",
  sl: "Slovenščina",
  en: "English",
  regularly: "Send regularly",
  making: "The report is being made …",
  seconds: "{seconds} s",
  cancel: "Cancel",
  ready: "The report is ready.",
  open: "Open the report",
  save: "Save",
  busy: "Many reports are being made just now.",
  again: "Try again in {seconds} s.",
  againNow: "You can try again now.",
  tooLong: "It took too long. Choose a shorter period, or try again.",
  unavailable: "PDF reports can't be made now. Try again in a moment.",
  signedOut: "You are signed out. Sign in and try again.",
  missing: "This location is not there, or you may not see it.",
  failed: "The report could not be made.",
  notOffered: "The portal's platform does not offer this.",
  unreachable: "The connection to the portal broke. Try again.",
} as const satisfies Translation<typeof sl>;

export const reportFileTexts = { en, sl };
