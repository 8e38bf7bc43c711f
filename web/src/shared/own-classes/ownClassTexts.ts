import type { Translation } from "../../i18n/catalogue";
import { sl } from "./ownClassTexts.sl";

const en = {
  upTo: "up to {to}",
  between: "{from}–{to}",
  above: "above {from}",
  upToMetres: "up to {to} m",
  betweenMetres: "{from}–{to} m",
  metresFrom: "{from} m and more",
  speedsIn: "{classes}\u00a0km/h",
  named: "{range} ({name})",
} as const satisfies Translation<typeof sl>;

export const ownClassTexts = { en, sl };
