import type { Catalogue } from "../../../i18n/catalogue";

export const sl = {
  title: "Prometnotehnični podatki",
  about:
    "Povprečni dnevni promet po vrstah dni, konična ura po četrturnih intervalih in hitrosti v prostem toku.",
  failed: "Podatkov ni bilo mogoče naložiti.",
} as const satisfies Catalogue;
