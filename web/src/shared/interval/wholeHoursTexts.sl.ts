import type { Catalogue } from "../../i18n/catalogue";

/** Separate from the texts on periods, which all pages load. */
export const sl = {
  wholeHours: "Podatki so za cele ure, {from} – {to}: posamezni zapisi so že izbrisani.",
} as const satisfies Catalogue;
