import type { Catalogue } from "../catalogue";

export const compare = {
  title: "Primerjava",
} as const satisfies Catalogue;
