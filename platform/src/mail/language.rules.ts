/** What mails are written in. */
export type Language = "sl" | "en";

const LOCALES: Readonly<Record<Language, string>> = { sl: "sl-SI", en: "en-GB" };

/** Slovenian counts: 1, 2, 3 or 4, and the rest, by the last two digits. */
export function counted(
  count: number,
  forms: { one: string; two: string; few: string; other: string },
): string {
  const rest = count % 100;
  const form = rest === 1 ? "one" : rest === 2 ? "two" : rest === 3 || rest === 4 ? "few" : "other";
  return `${count} ${forms[form]}`;
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
