import type { Translation } from "../../i18n/catalogue";
import { sl } from "./leftOutTexts.sl";

const en = {
  leftOut: "{length} left out",
  leftOutAlone: "Left out: {length}",
  leftOutHead: "Left out",
  seconds: "{count} s",
  minutes: "{count} min",
  hours: "{count} h",
  explained:
    "The data leave out this much time because an administrator excluded it, for a faulty sensor for example.",
} as const satisfies Translation<typeof sl>;

export const leftOutTexts = { en, sl };
