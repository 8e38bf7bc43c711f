export type Language = "sl" | "en";

const LOCALES: Readonly<Record<Language, string>> = { sl: "sl-SI", en: "en-GB" };

const SLOVENIAN = new Intl.PluralRules("sl-SI");

/** A whole number and its noun in Slovenian, which has forms for one, two, three and four, and the rest. */
export function counted(
  count: number,
  forms: { one: string; two: string; few: string; other: string },
): string {
  const form = SLOVENIAN.select(count);
  return `${count} ${form === "zero" || form === "many" ? forms.other : forms[form]}`;
}

/** An instant (Unix seconds) by the local clock. */
export function localTime(instant: number, timeZone: string, language: Language): string {
  return formatted(instant, language, { dateStyle: "long", timeStyle: "short", timeZone });
}

/** The local day of an instant (Unix seconds). */
export function localDate(instant: number, timeZone: string, language: Language): string {
  return formatted(instant, language, { dateStyle: "long", timeZone });
}

function formatted(instant: number, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(instant * 1000));
}
