import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  mark: "ocena",
  explained: "Izračunano znotraj razredov, po katerih naprava šteje.",
  legend: "Ocena: izračunano znotraj razredov ali intervalov, po katerih naprava šteje.",
} as const satisfies Catalogue;
