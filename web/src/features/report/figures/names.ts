import type { Language } from "../../../i18n/language";
import { formatDate, formatTime } from "../../../shared/time/format";

const locales: Record<Language, string> = { sl: "sl-SI", en: "en-GB" };
const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format costs far more than using it. */
function weekdayFormat(language: Language, zone: string, weekday: "long" | "short"): Intl.DateTimeFormat {
  const key = `${language} ${zone} ${weekday}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { weekday, timeZone: zone });
  formats.set(key, format);
  return format;
}

type Spoken = { language: Language; zone: string };

/** "petek, 20.11.2026" */
export const dayName = (unix: number, { language, zone }: Spoken): string =>
  `${weekdayFormat(language, zone, "long").format(unix * 1000)}, ${formatDate(unix, zone)}`;

/** "pet." */
export const shortWeekday = (unix: number, { language, zone }: Spoken): string =>
  weekdayFormat(language, zone, "short").format(unix * 1000);

/** "20.11.2026, 17:00–18:00" */
export const hourName = (unix: number, zone: string): string =>
  `${formatDate(unix, zone)}, ${formatTime(unix, zone)}–${formatTime(unix + 3600, zone)}`;
