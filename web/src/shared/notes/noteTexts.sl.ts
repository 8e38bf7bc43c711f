import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  ROAD_WORKS: "Delo na cesti",
  EVENT: "Dogodek",
  SCHOOL_HOLIDAYS: "Šolske počitnice",
  OTHER: "Drugo",
  holidays: "Prazniki: {names}",
  holidayOn: "{name} ({date})",
  marks: "Opombe na grafu",
  markOf: "{text} ({time})",
  moreMarks: {
    one: "in še {count} opomba",
    two: "in še {count} opombi",
    few: "in še {count} opombe",
    other: "in še {count} opomb",
  },
  leftOut: "Izločeno: {span}",
  leftOutHead: "Izločeno",
  leftOutSpan: "{from} – {to}, {reason}",
  moreLeftOut: {
    one: "Izločeno je še {count} obdobje.",
    two: "Izločeni sta še {count} obdobji.",
    few: "Izločena so še {count} obdobja.",
    other: "Izločenih je še {count} obdobij.",
  },
  title: "Dogodki in opombe",
  none: "V tem obdobju ni opomb.",
  failed: "Opomb ni bilo mogoče naložiti.",
  ofGroup: "Velja za vso skupino",
  ofCalendar: "Iz koledarja skupine",
  edit: "Uredi opombo: {text}",
} as const satisfies Catalogue;
