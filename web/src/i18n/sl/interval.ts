import type { Catalogue } from "../catalogue";

export const interval = {} as const satisfies Catalogue;
