import type { Translation } from "../catalogue";
import type { compare as source } from "../sl/compare";

export const compare = {
  title: "Comparison",
} as const satisfies Translation<typeof source>;
