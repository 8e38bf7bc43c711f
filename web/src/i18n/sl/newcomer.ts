import type { Catalogue } from "../catalogue";

export const newcomer = {
  offer: "Prvič tu?",
  offerText: "V eni minuti pokažemo, kje je kaj.",
  show: "Kratek uvod",
  dismiss: "Ne potrebujem uvoda",
} as const satisfies Catalogue;
