import type { Catalogue } from "../catalogue";

export const details = {
  title: "Podrobnosti",
} as const satisfies Catalogue;
