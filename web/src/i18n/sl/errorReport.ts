import type { Catalogue } from "../catalogue";

export const errorReport = {
  title: "Prijavi napako",
} as const satisfies Catalogue;
