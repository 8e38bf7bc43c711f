import type { Translation } from "../catalogue";
import type { chart as source } from "../sl/chart";

export const chart = {} as const satisfies Translation<typeof source>;
