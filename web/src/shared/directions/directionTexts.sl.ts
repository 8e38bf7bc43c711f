import type { Catalogue } from "../../i18n/catalogue";

/** Beside the name of a direction: which one it is. */
export const sl = {
  incoming: "prihajajoča",
  outgoing: "odhajajoča",
} as const satisfies Catalogue;
