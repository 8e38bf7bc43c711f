import type { Catalogue } from "../catalogue";

export const summary = {
  title: "Povzetek",
} as const satisfies Catalogue;
