import type { Catalogue } from "../catalogue";

export const density = {
  density: "Row density",
  comfortable: "Comfortable",
  compact: "Compact",
} as const satisfies Catalogue;
