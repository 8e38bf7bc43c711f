import type { Translation } from "../catalogue";
import type { interval as source } from "../sl/interval";

export const interval = {} as const satisfies Translation<typeof source>;
