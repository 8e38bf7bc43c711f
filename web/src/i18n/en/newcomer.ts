import type { Catalogue } from "../catalogue";

export const newcomer = {
  offer: "New here?",
  offerText: "One minute shows you where everything is.",
  show: "Short introduction",
  dismiss: "No introduction needed",
} as const satisfies Catalogue;
