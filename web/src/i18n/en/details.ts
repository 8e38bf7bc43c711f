import type { Translation } from "../catalogue";
import type { details as source } from "../sl/details";

export const details = {
  title: "Details",
} as const satisfies Translation<typeof source>;
