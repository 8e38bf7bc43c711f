import type { Translation } from "../catalogue";
import type { attention as source } from "../sl/attention";

export const attention = {
  title: "Needs attention",
} as const satisfies Translation<typeof source>;
