import type { Catalogue } from "../catalogue";

export const viewAs = {
  viewingAs: "Pogled kot skupina {name}",
  explained: "Vidite, kar vidijo njeni uporabniki. Kar spremenite, naredite v njihovem imenu.",
  back: "Nazaj v administracijo",
} as const satisfies Catalogue;
