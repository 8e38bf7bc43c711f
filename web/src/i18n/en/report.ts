import type { Translation } from "../catalogue";
import type { report as source } from "../sl/report";

export const report = {} as const satisfies Translation<typeof source>;
