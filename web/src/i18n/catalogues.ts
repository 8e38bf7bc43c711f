import type { core } from "./sl/core";
import type { late } from "./sl/late";

/** Every text of the portal, by feature. A new feature goes to `late` of both languages. */
export type Catalogues = typeof core & typeof late;
export type Feature = keyof Catalogues;
