import type { Catalogue } from "../catalogue";

export const copy = {
  copyOf: "Kopiraj: {what}",
  copied: "Kopirano: {what}",
  notCopied: "Ni bilo mogoče kopirati: {what}",
} as const satisfies Catalogue;
