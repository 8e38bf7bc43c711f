import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  kmh: "{speed} km/h",
  since: "od {from} {speed} km/h",
  asIf: "kot da bi bila {speed} km/h",
} as const satisfies Catalogue;
