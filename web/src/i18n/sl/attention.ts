import type { Catalogue } from "../catalogue";

export const attention = {
  title: "Potrebuje pozornost",
} as const satisfies Catalogue;
