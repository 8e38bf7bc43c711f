import { DAY } from "../../../time/clock.js";

/** The kind of time that a spreadsheet's number shows. */
export type DateForm = "date" | "time" | "dateTime";

/** Excel's built-in formats for dates or times. East Asian ones are 27 to 36 and 50 to 58. */
const BUILT_IN: Record<number, DateForm> = {
  ...Object.fromEntries([14, 15, 16, 17].map((id) => [id, "date" as const])),
  ...Object.fromEntries([18, 19, 20, 21, 45, 46, 47].map((id) => [id, "time" as const])),
  ...Object.fromEntries([27, 28, 29, 30, 31, 34, 35, 36].map((id) => [id, "date" as const])),
  ...Object.fromEntries([50, 51, 52, 53, 54, 57, 58].map((id) => [id, "date" as const])),
  22: "dateTime",
  32: "time",
  33: "time",
  55: "time",
  56: "time",
};

/** Days from a spreadsheet's day 0 to 1970-01-01, if it counts from 1900. */
export const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;

/**
 * The kind of time that a number format shows; null for plain numbers.
 * @param code the format's text, if it is not built in
 */
export function dateFormOf(id: number, code: string | undefined): DateForm | null {
  if (code === undefined) return BUILT_IN[id] ?? null;
  // Quoted texts, escaped characters, colours and conditions are no format letters; [h] is one.
  const bare = code
    .replace(/"[^"]*"|\\.|_./g, "")
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "")
    .toLowerCase();
  if (bare.includes("general")) return null;
  const hasTime = /[hs]/.test(bare);
  const hasDate = /[yd]/.test(bare) || (/m/.test(bare) && !hasTime);
  if (hasDate) return hasTime ? "dateTime" : "date";
  return hasTime ? "time" : null;
}

/** A spreadsheet's number as ISO text: 2026-10-25T02:30:00, 2026-10-25 or 02:30:00; to the nearest second. */
export function dateText(serial: number, form: DateForm, from1904: boolean): string {
  const seconds = Math.round((serial - (from1904 ? EPOCH_1904 : EPOCH_1900)) * DAY);
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(serial);
  const text = date.toISOString();
  if (form === "time" && serial >= 0 && serial < 1) return text.slice(11, 19);
  return form === "date" && seconds % DAY === 0 ? text.slice(0, 10) : text.slice(0, 19);
}
