import type { Catalogue } from "../../../i18n/catalogue";

/** How a file was read, where that can be corrected. */
export const sl = {
  change: "Spremeni",
  changeOf: "Spremeni: {what}",
  example: "na primer {example}",

  dateOrder: "Vrstni red v datumih",

  encoding: "Kodiranje znakov",
  usual: "danes najpogostejše",
  older: "starejše datoteke iz srednje Evrope",
  unicode: "Excelova datoteka »Unicode«",

  directions: "Smeri",
  swap: "Zamenjaj smeri",
  positive: "pozitivne hitrosti",
  negative: "negativne hitrosti",
} as const satisfies Catalogue;
