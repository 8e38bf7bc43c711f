import type { Translation } from "../../i18n/catalogue";
import { sl } from "./limitTexts.sl";

const en = {
  kmh: "{speed} km/h",
  since: "{speed} km/h since {from}",
  asIf: "as if it were {speed} km/h",
} satisfies Translation<typeof sl>;

/** Speed limits, each from an instant on. */
export const limitTexts = { sl, en };
