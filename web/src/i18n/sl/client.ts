import type { Catalogue } from "../catalogue";

export const client = {
  measurements: "Meritve",
  location: "Lokacija",
  tabs: "Zavihki naprave",
  close: "Zapri, nazaj na pregled",
  documentTitle: "{name} – Obcestje",
  group: "Skupina: {name}",
  noGroup: "Brez skupine",
  lastData: "Zadnji podatek",
  refreshing: "Osveževanje podatkov",

  totalVehicles: "Vsa vozila",
  cyclists: "Kolesarji",
  pedestrians: "Pešci",
  perHour: "Število vozil na uro",
  averageSpeed: "Povprečna hitrost",
  maxSpeed: "Najvišja hitrost",
  overLimit: "Delež nad omejitvijo",
  overLimitOf: "nad {speed} km/h: {count}",
  deviation: "standardni odklon {value}",
  perHourHint: "povprečje pokritih ur",
  kmh: "km/h",

  trendUp: "{percent} več kot v enako dolgem obdobju prej",
  trendDown: "{percent} manj kot v enako dolgem obdobju prej",
  trendSame: "enako kot v enako dolgem obdobju prej",
  trendNone: "za primerjavo ni podatkov",
  trendMuted:
    "Primerjava s prejšnjim obdobjem je nezanesljiva: takrat so bili podatki za {before} časa, zdaj za {now}.",

  previewReport: "Predogled poročila",
  downloadReport: "Prenesi poročilo",
  reportUnavailable: "PDF poročil ni mogoče izdelati. {reason}",

  percentiles: "Percentili hitrosti",
  percentileHint: "{percent} % vozil je peljalo največ tako hitro",
  smallSample: {
    one: "Majhen vzorec: N = {count} vozilo s hitrostjo. Za zanesljive percentile jih je potrebnih vsaj 100.",
    two: "Majhen vzorec: N = {count} vozili s hitrostjo. Za zanesljive percentile jih je potrebnih vsaj 100.",
    few: "Majhen vzorec: N = {count} vozila s hitrostjo. Za zanesljive percentile jih je potrebnih vsaj 100.",
    other:
      "Majhen vzorec: N = {count} vozil s hitrostjo. Za zanesljive percentile jih je potrebnih vsaj 100.",
  },
  sample: "N = {count}",
  limit: "omejitev {speed}",
  speedScale: "V30 {v30}, V50 {v50}, V85 {v85} km/h, omejitev {limit} km/h",

  loadFailed: "Napaka pri prikazovanju podatkov",
  loadFailedText: "Portal podatkov trenutno ne more prikazati. Poskusite znova čez nekaj trenutkov.",
  missingTitle: "Te lokacije ni med vašimi",
  missingText: "Naprava ne obstaja ali ni v vaši skupini. Preverite naslov ali jo izberite v pregledu.",
  toOverview: "Na pregled",
  nothingTitle: "Za to obdobje še ni podatkov",
  nothingText:
    "Naprava v tem obdobju ni sporočila meritev. Izberite drugo obdobje ali počakajte na prve podatke.",
} as const satisfies Catalogue;
