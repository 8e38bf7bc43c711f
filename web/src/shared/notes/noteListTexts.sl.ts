import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  title: "Dogodki in opombe",
  none: "V tem obdobju ni opomb.",
  failed: "Opomb ni bilo mogoče naložiti.",
  ofGroup: "Velja za vso skupino",
  ofCalendar: "Iz koledarja skupine",
  edit: "Uredi opombo: {text}",
} as const satisfies Catalogue;
