import type { Translation } from "../catalogue";
import type { client as source } from "../sl/client";

export const client = {} as const satisfies Translation<typeof source>;
