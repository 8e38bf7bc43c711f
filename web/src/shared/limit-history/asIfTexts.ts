import type { Translation } from "../../i18n/catalogue";
import { sl } from "./asIfTexts.sl";

const en = {
  open: "As if the limit were …",
  label: "As if the limit were",
  show: "Show",
  cancel: "Cancel",
  wrong: "A whole number from 1 to 200.",
  kmh: "km/h",
  notice: "All over the limit is computed as if the limit were {limit} km/h, not with the limit in force.",
  end: "Limit in force",
  printed: "Over the limit: as if it were {limit} km/h, not with the limit in force.",
} satisfies Translation<typeof sl>;

/** Figures as if another speed limit had been in force. */
export const asIfTexts = { sl, en };
