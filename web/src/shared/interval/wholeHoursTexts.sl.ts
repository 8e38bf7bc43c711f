import type { Catalogue } from "../../i18n/catalogue";

/** Apart from the words of periods, which all pages load. */
export const sl = {
  wholeHours: "Podatki so za cele ure, {from} – {to}: posamezni zapisi so že izbrisani.",
} as const satisfies Catalogue;
