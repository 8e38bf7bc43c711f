import type { Language } from "../../../i18n/language";
import { defaultTimeZone } from "../../../shared/time/format";

const two = (value: number) => String(value).padStart(2, "0");

/** Seconds of a film → "02:05,46", truncated; from an hour on "1:02:05,46". */
export function filmTime(seconds: number, language: Language): string {
  // A frame's start is a fraction that may be slightly below its hundredth.
  const hundredths = Math.floor(seconds * 100 + 1e-6);
  const whole = Math.floor(hundredths / 100);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const point = language === "sl" ? "," : ".";
  return `${hours > 0 ? `${hours}:` : ""}${two(minutes)}:${two(whole % 60)}${point}${two(hundredths % 100)}`;
}

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: defaultTimeZone,
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** Unix seconds → "14:03:27" of the local clock. */
export const clockTime = (unix: number): string => clock.format(unix * 1000);
