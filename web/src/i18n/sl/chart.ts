import type { Catalogue } from "../catalogue";

export const chart = {} as const satisfies Catalogue;
