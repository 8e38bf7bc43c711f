import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  viewingAs: "Pogled kot skupina {name}",
  explained: "Vidite, kar vidijo njeni uporabniki. Kar spremenite, naredite v njihovem imenu.",
  back: "Nazaj v administracijo",
} as const satisfies Catalogue;
