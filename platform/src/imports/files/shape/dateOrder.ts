import type { DateOrder } from "../options.js";
import type { Column } from "../understanding.js";
import { type Seen, withRole } from "./findings.js";

/** Columns with dates in digits that may have the day or the month first. */
export function datedColumns({ columns, profiles }: Seen): Column[] {
  return withRole(columns, "time", "date", "to").filter(({ index }) => (profiles[index]?.undated ?? 0) > 0);
}

/** Whether dates have the day or the month first: one beyond twelve tells it, or a person; null where nothing does, or nothing needs to. */
export function dateOrderOf(seen: Seen): DateOrder | null {
  const dated = datedColumns(seen);
  if (dated.length === 0) return null;
  if (seen.options.dateOrder) return seen.options.dateOrder;
  const beyond = { first: 0, second: 0, firstBeyond31: 0 };
  for (const { index } of dated) {
    const { first = 0, second = 0, firstBeyond31 = 0 } = seen.profiles[index]?.beyondTwelve ?? {};
    beyond.first += first;
    beyond.second += second;
    beyond.firstBeyond31 += firstBeyond31;
  }
  if (beyond.firstBeyond31 > 0) return "YMD";
  if (beyond.first === beyond.second) return null;
  return beyond.first > beyond.second ? "DMY" : "MDY";
}
