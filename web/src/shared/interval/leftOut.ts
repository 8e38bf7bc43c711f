import type { Language } from "../../i18n/language";
import { type T, translatorOf } from "../../i18n/useT";
import { formatNumber } from "../number/format";
import { leftOutTexts } from "./leftOutTexts";

const minute = 60;
const hour = 3600;

/** Time that figures leave out, in seconds, as "izločeno 12 h"; null if it is none, or not told. */
export function leftOutText(seconds: number | null, language: Language): string | null {
  const length = leftOutLength(seconds, language);
  return length && wordsIn(language)("leftOut", { length });
}

/** The same without words: "45 s", "20 min", "12,5 h". */
export function leftOutLength(seconds: number | null, language: Language): string | null {
  if (!seconds) return null;
  const t = wordsIn(language);
  if (seconds < minute) return t("seconds", { count: formatNumber(seconds, language) });
  const minutes = Math.round(seconds / minute);
  if (minutes < hour / minute) return t("minutes", { count: formatNumber(minutes, language) });
  const tenths = Math.round((seconds / hour) * 10);
  return t("hours", { count: formatNumber(tenths / 10, language, tenths % 10 === 0 ? 0 : 1) });
}

const wordsIn = (language: Language): T<typeof leftOutTexts> => translatorOf(leftOutTexts, language);
