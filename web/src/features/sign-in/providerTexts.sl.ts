import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  signInWith: "Prijava z računom: {label}",
  signInWithElsewhere: "Prijava z računom: {label} (v novem zavihku)",
  or: "ali",
} as const satisfies Catalogue;
