import type { Translation } from "../catalogue";
import type { summary as source } from "../sl/summary";

export const summary = {
  title: "Summary",
} as const satisfies Translation<typeof source>;
