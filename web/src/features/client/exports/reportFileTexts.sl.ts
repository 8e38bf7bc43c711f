import type { Catalogue } from "../../../i18n/catalogue";

export const sl = {
  language: "Jezik poročila",
  sl: "Slovenščina",
  en: "English",
  regularly: "Pošiljaj redno",
  making: "Poročilo se pripravlja …",
  seconds: "{seconds} s",
  cancel: "Prekliči",
  ready: "Poročilo je pripravljeno.",
  open: "Odpri poročilo",
  save: "Shrani",
  busy: "Ravno se pripravlja veliko poročil.",
  again: "Poskusite znova čez {seconds} s.",
  againNow: "Zdaj lahko poskusite znova.",
  tooLong: "Priprava je trajala predolgo. Izberite krajše obdobje ali poskusite znova.",
  unavailable: "PDF poročil zdaj ni mogoče izdelati. Poskusite znova čez nekaj trenutkov.",
  signedOut: "Niste več prijavljeni. Prijavite se in poskusite znova.",
  missing: "Te lokacije ni ali pa je ne smete videti.",
  failed: "Poročila ni bilo mogoče izdelati.",
  notOffered: "Platforma portala tega ne ponuja.",
  unreachable: "Povezava s portalom je bila prekinjena. Poskusite znova.",
} as const satisfies Catalogue;
