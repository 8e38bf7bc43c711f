import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  perHourHint: "povprečje pokritih ur",
  smallSample: {
    one: "Majhen vzorec: N = {count} vozilo s hitrostjo. Za zanesljive percentile jih je potrebnih vsaj 100.",
    two: "Majhen vzorec: N = {count} vozili s hitrostjo. Za zanesljive percentile jih je potrebnih vsaj 100.",
    few: "Majhen vzorec: N = {count} vozila s hitrostjo. Za zanesljive percentile jih je potrebnih vsaj 100.",
    other:
      "Majhen vzorec: N = {count} vozil s hitrostjo. Za zanesljive percentile jih je potrebnih vsaj 100.",
  },
  severalLimits: "več omejitev",
  overLimitOnly: "nad {speed} km/h",
  overLimitOf: "nad {speed} km/h: {count}",

  trendUp: "{percent} več kot v enako dolgem obdobju prej",
  trendDown: "{percent} manj kot v enako dolgem obdobju prej",
  trendSame: "enako kot v enako dolgem obdobju prej",
  trendNone: "za primerjavo ni podatkov",
  trendMuted:
    "Primerjava s prejšnjim obdobjem je nezanesljiva: takrat so bili podatki za {before} časa, zdaj za {now}.",
} as const satisfies Catalogue;
