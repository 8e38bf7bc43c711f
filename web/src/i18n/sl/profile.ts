import type { Catalogue } from "../catalogue";

export const profile = {
  title: "Profil",
} as const satisfies Catalogue;
