import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  dailyTraffic: "Povprečni dnevni promet",
  which: "Dnevi",
  vehiclesADay: "Vozil na dan",
  cyclistsADay: "Kolesarjev na dan",
  usedDays: "Število dni",
  all: "Vsi dnevi (PDP)",
  WORKING_DAY: "Delavniki",
  SATURDAY: "Sobote",
  SUNDAY: "Nedelje",
  annual: "Leto (PLDP)",
  usedDaysOnly: "Le iz dni, ki so celi v obdobju in v celoti pokriti s podatki.",
  noUsedDays: "V obdobju ni nobenega celega dneva, ki bi bil v celoti pokrit s podatki.",
  NOT_A_YEAR: "PLDP je na voljo za obdobje celega leta.",
  NOT_EVERY_WEEK_DAY:
    "PLDP ni na voljo: brez pokritega dneva je {count} od 84 povprečij (dan v tednu v posameznem mesecu).",
  NOT_OVER: {
    one: "Izpuščen {count} dan, ki še ni končan",
    two: "Izpuščena {count} dneva, ki še nista končana",
    few: "Izpuščeni {count} dnevi, ki še niso končani",
    other: "Izpuščenih {count} dni, ki še niso končani",
  },
  CUT: {
    one: "Izpuščen {count} dan, ki ga obdobje zajame le deloma",
    two: "Izpuščena {count} dneva, ki ju obdobje zajame le deloma",
    few: "Izpuščeni {count} dnevi, ki jih obdobje zajame le deloma",
    other: "Izpuščenih {count} dni, ki jih obdobje zajame le deloma",
  },
  NOT_COVERED: {
    one: "Izpuščen {count} dan, ki ni v celoti pokrit s podatki",
    two: "Izpuščena {count} dneva, ki nista v celoti pokrita s podatki",
    few: "Izpuščeni {count} dnevi, ki niso v celoti pokriti s podatki",
    other: "Izpuščenih {count} dni, ki niso v celoti pokriti s podatki",
  },
} as const satisfies Catalogue;
