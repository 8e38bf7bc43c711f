import type { Translation } from "../catalogue";
import type { errorReport as source } from "../sl/errorReport";

export const errorReport = {
  title: "Report an error",
} as const satisfies Translation<typeof source>;
