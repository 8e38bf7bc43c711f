import type { Catalogue } from "../catalogue";

export const signUp = {
  title: "Registracija",
} as const satisfies Catalogue;
