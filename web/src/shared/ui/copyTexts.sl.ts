import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  copyOf: "Kopiraj: {what}",
  copied: "Kopirano: {what}",
  notCopied: "Ni bilo mogoče kopirati: {what}",
} as const satisfies Catalogue;
