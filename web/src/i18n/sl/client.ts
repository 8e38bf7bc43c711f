import type { Catalogue } from "../catalogue";

export const client = {} as const satisfies Catalogue;
