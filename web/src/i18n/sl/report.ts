import type { Catalogue } from "../catalogue";

export const report = {} as const satisfies Catalogue;
