import type { Catalogue } from "../../../i18n/catalogue";

export const sl = {
  title: "Podrobnosti",
  peakHour: "Najbolj obremenjena ura",
  peakVehicles: {
    one: "{count} vozilo",
    two: "{count} vozili",
    few: "{count} vozila",
    other: "{count} vozil",
  },
  peakCyclists: {
    one: "{count} kolesar",
    two: "{count} kolesarja",
    few: "{count} kolesarji",
    other: "{count} kolesarjev",
  },
  peakUnknown: "Naprava šteje v intervalih, daljših od ure: najbolj obremenjene ure ni mogoče določiti.",
  shareOfDay: "{share} prometa tega dne",

  thresholds: "Prekoračitve hitrosti",
  speed: "Hitrost",
  share: "Delež",
  vehicles: "Vozila",
  above: "nad {speed} km/h",
  overLimitBy: "omejitev + {more}",

  directions: "Hitrosti po smereh",
  figure: "Vrednost",
  INCOMING: "Prihajajoča",
  OUTGOING: "Odhajajoča",
  v85: "V85",
  averageSpeed: "Povprečna hitrost",
  overLimit: "Nad omejitvijo",
  limits: "Omejitev se je v obdobju spremenila: {limits}.",
  kmh: "km/h",
  smallSample: "V eni od smeri je manj kot 100 vozil s hitrostjo: vrednosti so nezanesljive.",

  heatTitle: "Ure v tednu",
  heatMetric: "Kaj je prikazano",
  heatHint: "Povprečje pokritih ur; pokažite na polje ali se po njih premikajte s puščicami.",
  heatRegion: "Tabela: {title}",
  weekDay: "Dan v tednu",
  vehiclesPerHour: "vozil na uro",
  cyclistsPerHour: "kolesarjev na uro",
  legend: "Od {from} do {to}",
  legendFrom: "od {from}",
  noData: "ni podatkov",
} as const satisfies Catalogue;
