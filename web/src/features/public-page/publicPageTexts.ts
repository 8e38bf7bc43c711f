import type { Translation } from "../../i18n/catalogue";
import { sl } from "./publicPageTexts.sl";

const en = {
  system: "Traffic information system",
  documentTitle: "Traffic information system – {group}",
  graphs: "Graphs",
  printed: "Printed {time}",
  language: "Language",
  sl: "Slovenščina",
  en: "English",

  interval: "Period",
  LAST_24H: "24 hours",
  WEEK: "One week",
  TWO_WEEKS: "Two weeks",
  MONTH: "One month",
  CALENDAR: "Calendar",
  CUSTOM: "Custom",
  from: "From",
  to: "To",
  refresh: "Refresh",
  zone: "Local time: {zone}",
  noBegin: "Enter the beginning of the period.",
  noEnd: "Enter the end of the period.",

  locations: { one: "{count} location", other: "{count} locations" },
  table: "Traffic by location",
  location: "Location",
  average: "Average",
  max: "Highest",
  v85: "V85",
  kmh: "km/h",
  limit: "limit\u00a0{limit}",
  graphsOf: "Graphs of the location",
  nothingTitle: "There are no locations yet",
  nothingText: "Once the first devices stand, they will appear by themselves.",
  noneInPeriod: "No location has data in this period. Choose another one.",
} as const satisfies Translation<typeof sl>;

export const publicPageTexts = { en, sl };
