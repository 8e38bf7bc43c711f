import type { Catalogue } from "../catalogue";

export const interval = {
  label: "Obdobje",
  LAST_24H: "24h",
  TODAY: "Danes",
  WEEK: "En teden",
  TWO_WEEKS: "Dva tedna",
  MONTH: "En mesec",
  CUSTOM: "Po izbiri",
  from: "Od",
  to: "Do",
  show: "Prikaži",
  zone: "Lokalni čas naprave: {zone}",
  MISSING: "Vnesite začetek in konec obdobja.",
  ORDER: "Konec mora biti za začetkom.",
  TOO_LONG: "Obdobje je lahko dolgo največ {days} dni.",
  completeness: "podatki za {covered} od {total} ur, {share}",
} as const satisfies Catalogue;
