import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  upTo: "do {to}",
  between: "{from}–{to}",
  above: "nad {from}",
  upToMetres: "do {to} m",
  betweenMetres: "{from}–{to} m",
  metresFrom: "{from} m in več",
  speedsIn: "{classes}\u00a0km/h",
  named: "{range} ({name})",
} as const satisfies Catalogue;
