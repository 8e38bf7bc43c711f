import type { Catalogue } from "../../i18n/catalogue";

/** Texts on a device's own clock. */
export const sl = {
  ahead: "Ura naprave prehiteva za {by}",
  behind: "Ura naprave zaostaja za {by}",
  byAhead: "prehiteva za {by}",
  byBehind: "zaostaja za {by}",
  minutes: "{minutes} min",
  hours: "{hours} h",
  hoursAndMinutes: "{hours} h {minutes} min",
  days: { one: "{count} dan", two: "{count} dneva", few: "{count} dni", other: "{count} dni" },
  ofMeasurements:
    "Meritve ostanejo ob časih, kot jih pove naprava; kar kaže več kot 10 min v prihodnost, se zavrne. Stanje, baterija in opozorila stojijo ob pravem času.",
} as const satisfies Catalogue;
