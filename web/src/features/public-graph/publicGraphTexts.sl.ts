import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  documentTitle: "{location}: {graph}",
  system: "Informacijski sistem o prometu",
  back: "Nazaj na zemljevid",
  location: "Lokacija",
  view: "Pogled",
  from: "Od",
  to: "Do",
  statistics: "Statistika",
  controls: "Menjavanje grafov",
  pause: "Ustavi menjavanje",
  play: "Nadaljuj menjavanje",
  previous: "Prejšnji graf",
  next: "Naslednji graf",
  keys: "Tipke: presledek ustavi ali nadaljuje, ← in → menjata grafe.",
  place: "Lokacija {place} od {places}",
  graphOf: "graf {graph} od {graphs}",
  missing: {
    one: "{count} lokacija s te povezave ni več prikazana: ključ povezave je ne odpira.",
    two: "{count} lokaciji s te povezave nista več prikazani: ključ povezave ju ne odpira.",
    few: "{count} lokacije s te povezave niso več prikazane: ključ povezave jih ne odpira.",
    other: "{count} lokacij s te povezave ni več prikazanih: ključ povezave jih ne odpira.",
  },
  nothingTitle: "Ni grafov za prikaz",
  nothingText: "V tem obdobju ni podatkov z nobene lokacije. Ko pridejo, se bodo prikazali sami.",
} as const satisfies Catalogue;
