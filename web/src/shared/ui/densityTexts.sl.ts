import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  density: "Gostota vrstic",
  comfortable: "Udobna",
  compact: "Strnjena",
} as const satisfies Catalogue;
