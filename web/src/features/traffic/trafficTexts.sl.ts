import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  title: "Promet",
  subtitle: {
    one: "{count} lokacija",
    two: "{count} lokaciji",
    few: "{count} lokacije",
    other: "{count} lokacij",
  },

  vehiclesCount: {
    one: "{number} vozilo",
    two: "{number} vozili",
    few: "{number} vozila",
    other: "{number} vozil",
  },

  loadFailed: "Napaka pri nalaganju podatkov",

  tableLabel: "Promet po lokacijah",
  viewLabel: "Pogled",
  viewTable: "Tabela",
  viewCharts: "Grafi",
  viewRanking: "Lestvica",
  sameScale: "Isto merilo",
  sameScaleHint: "Vsi grafi imajo enako navpično os, da jih lahko primerjate na pogled.",
  sameScaleSoFar: "Merilo velja za grafe, ki so se že naložili.",
  picked: {
    one: "Izbrana {count} lokacija",
    two: "Izbrani {count} lokaciji",
    few: "Izbrane {count} lokacije",
    other: "Izbranih {count} lokacij",
  },
  compare: "Primerjaj",
  compareHint: "Izberite dve lokaciji",
  showPicked: "Pokaži le izbrane",
  clearPicked: "Počisti izbiro",
  showingSome: {
    one: "Prikazana {count} lokacija od {of}",
    two: "Prikazani {count} lokaciji od {of}",
    few: "Prikazane {count} lokacije od {of}",
    other: "Prikazanih {count} lokacij od {of}",
  },
  showAll: "Pokaži vse",
  ranking: "Lestvica: {figure}",
  cyclistsCount: "Število kolesarjev",
  cyclistsPerHour: "Kolesarji na uro",
  peopleCount: "Število pešcev in kolesarjev",
  peoplePerHour: "Pešci in kolesarji na uro",
  trendNotComparable:
    "Sprememba v ležečem tisku ni zanesljiva in se ne razvršča: obdobji nista enako pokriti s podatki.",
  rankingLess: "Brez podatka: {names}",
  rankingLeftOut: "Izločeno: {places}",
  allVehicles: "Vsa vozila",
  passages: "prevozi mimo vseh naprav",
  busiest: "Največ vozil",
  fastest: "Najvišji V85",
  mostOver: "Največji delež nad omejitvijo",
  data: "Popolnost podatkov",
  dataOf: "podatki {known} od {of} lokacij",
  smallSampleNote: "* Manj kot 100 vozil s hitrostjo: percentil ni zanesljiv.",

  emptyTitle: "Ni lokacij s prometom",
  emptyText: "V tej skupini ni naprav, ki bi štele ali merile promet.",
  noneShownTitle: "Izbranih lokacij ni več",
  noneShownText: "Naprave iz te povezave niso v vaši skupini.",
} as const satisfies Catalogue;
