import type { Catalogue } from "../catalogue";

export const density = {
  density: "Gostota vrstic",
  comfortable: "Udobna",
  compact: "Strnjena",
} as const satisfies Catalogue;
