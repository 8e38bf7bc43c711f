import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  open: "Odpri koledar",
  calendar: "Koledar",
  monthBefore: "Prejšnji mesec",
  monthAfter: "Naslednji mesec",
  hour: "Ura",
  minute: "Minuta",
  done: "V redu",
  date: "DD.MM.LLLL",
  dateTime: "DD.MM.LLLL HH:mm",
  time: "HH:mm",
  wrong: "Vnesite obstoječ datum v obliki {form}.",
} as const satisfies Catalogue;
