import type { Catalogue } from "../catalogue";

/** Apart from the words of periods, which all pages load. */
export const wholeHours = {
  wholeHours: "Podatki so za cele ure, {from} – {to}: posamezni zapisi so že izbrisani.",
} as const satisfies Catalogue;
