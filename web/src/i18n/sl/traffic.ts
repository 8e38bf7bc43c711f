import type { Catalogue } from "../catalogue";

export const traffic = {
  title: "Promet",
} as const satisfies Catalogue;
