import type { Language } from "../../i18n/language";

/** exceptZero: positive numbers get a plus. A number that rounds to zero has no sign. */
type Sign = "negative" | "exceptZero";

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(language: Language, digits: number, signDisplay: Sign): Intl.NumberFormat {
  const key = `${language}${digits}${signDisplay}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(language === "sl" ? "sl-SI" : "en-GB", {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay,
    });
  formatters.set(key, formatter);
  return formatter;
}

/** Shown for a missing value. */
export const noValue = "-";

/** 1234.5 → "1.234,5" (sl) or "1,234.5" (en); null → "-". `digits`: decimals, default none. */
export function formatNumber(
  value: number | null | undefined,
  language: Language,
  digits = 0,
  sign: Sign = "negative",
): string {
  if (value == null || !Number.isFinite(value)) return noValue;
  // English formats with a hyphen, Slovenian with a minus.
  return formatterOf(language, digits, sign).format(asDecimal(value)).replace("-", "\u2212");
}

/**
 * Rounds to the 15 digits that spreadsheets use: 23 / 80 · 100 is 28.749999999999996, and a half must round up
 * on our screens as in their cells.
 */
const asDecimal = (value: number): number => Number(value.toPrecision(15));

/** The same with its unit after a no-break space; a missing value has no unit. */
export function formatQuantity(
  value: number | null | undefined,
  unit: string,
  language: Language,
  digits = 0,
): string {
  const number = formatNumber(value, language, digits);
  return number === noValue ? number : `${number}\u00a0${unit}`;
}
