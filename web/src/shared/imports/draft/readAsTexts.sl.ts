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

  separator: "Ločilo med celicami",
  semicolon: "podpičje ;",
  comma: "vejica ,",
  tab: "tabulator",
  bar: "navpičnica |",
  space: "presledek",

  header: "Imena stolpcev",
  headerLine: "v vrstici {line}",
  someHeader: "v vrstici datoteke",
  noHeader: "jih ni",
  noHeaderText: "Zapisi se začnejo s prvo vrstico. Kaj je v stolpcih, povejte v njihovi tabeli.",
  lineOfHeader: "Vrstica, od 1",
  noSuchLine: "Celo število od 1 do {most}.",

  place: "Kraj",
  otherPlace: "Drug kraj",

  counted: "Kdo je bil preštet",
  kindWords: "Besede za udeležence",
  interval: "Dolžina intervalov",
  missingRows: "Kjer vrstice ni",
  doubledHour: "Zapisi iz podvojene ure",

  directions: "Smeri",
  swap: "Zamenjaj smeri",
  positive: "pozitivne hitrosti",
  negative: "negativne hitrosti",
} as const satisfies Catalogue;
