import { hoursAgo } from "./fleet.js";

/** A calendar's file with events of yesterday, by their titles. */
export function calendarOf(titles: readonly string[]): string {
  const day = new Date(hoursAgo(24) * 1000).toISOString().slice(0, 10).replaceAll("-", "");
  const events = titles.flatMap((title, index) => [
    "BEGIN:VEVENT",
    `UID:${index}`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${title}`,
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR"].join("\r\n");
}
