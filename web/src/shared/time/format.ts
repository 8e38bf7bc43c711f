import { TZDate } from "@date-fns/tz";
import { format } from "date-fns/format";

/** Zone of what belongs to no device; a device's own times use its `timeZone`. */
export const defaultTimeZone = "Europe/Ljubljana";

const inZone = (unix: number, timeZone: string) => new TZDate(unix * 1000, timeZone);

/** Unix seconds → "05.03.2026" in the given IANA zone. */
export const formatDate = (unix: number, timeZone = defaultTimeZone): string =>
  format(inZone(unix, timeZone), "dd.MM.yyyy");

/** Unix seconds → "07:05", 24 hours. */
export const formatTime = (unix: number, timeZone = defaultTimeZone): string =>
  format(inZone(unix, timeZone), "HH:mm");

/** Unix seconds → "05.03.2026 07:05". */
export const formatDateTime = (unix: number, timeZone = defaultTimeZone): string =>
  format(inZone(unix, timeZone), "dd.MM.yyyy HH:mm");
