import type { Catalogue } from "../catalogue";

export const notifications = {
  title: "Obvestila",
} as const satisfies Catalogue;
