import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  offer: "Prvič tu?",
  offerText: "V eni minuti pokažemo, kje je kaj.",
  show: "Kratek uvod",
  dismiss: "Ne potrebujem uvoda",
} as const satisfies Catalogue;
