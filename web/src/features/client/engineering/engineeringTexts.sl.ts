import type { Catalogue } from "../../../i18n/catalogue";

export const sl = {
  title: "Prometnotehnični podatki",
  about: "Povprečni dnevni promet po vrstah dni in konična ura po četrturnih intervalih.",
  failed: "Podatkov ni bilo mogoče naložiti.",
} as const satisfies Catalogue;
