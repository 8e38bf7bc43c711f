import { untold } from "../../i18n/untold";

/** Time zone for things without a device; a device's own times use its `timeZone`. */
export const defaultTimeZone = "Europe/Ljubljana";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format costs far more than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const before = formats.get(timeZone);
  if (before) return before;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function partsOf(unix: number, timeZone: string): Parts {
  const parts = formatOf(timeZone).formatToParts(unix * 1000);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const date = ({ day, month, year }: Parts) => `${day}.${month}.${year}`;
const time = ({ hour, minute }: Parts) => `${hour}:${minute}`;

/** Unix seconds → "05.03.2026" in the given IANA zone; a dash for null. */
export const formatDate = (unix: number | null, timeZone = defaultTimeZone): string =>
  unix === null ? untold : date(partsOf(unix, timeZone));

/** Unix seconds → "07:05", 24 hours. */
export const formatTime = (unix: number, timeZone = defaultTimeZone): string => time(partsOf(unix, timeZone));

/** Unix seconds → "05.03.2026 07:05"; a dash for null. */
export const formatDateTime = (unix: number | null, timeZone = defaultTimeZone): string => {
  if (unix === null) return untold;
  const parts = partsOf(unix, timeZone);
  return `${date(parts)} ${time(parts)}`;
};

/** Unix seconds → "05.03.2026 07:05:09". */
export const formatFullTime = (unix: number, timeZone = defaultTimeZone): string => {
  const parts = partsOf(unix, timeZone);
  return `${date(parts)} ${time(parts)}:${parts.second}`;
};

/** Unix seconds → "2026-03-05", for names of files. */
export const formatIsoDate = (unix: number, timeZone = defaultTimeZone): string => {
  const { day, month, year } = partsOf(unix, timeZone);
  return `${year}-${month}-${day}`;
};
