import type { DateOrder } from "../options.js";
import type { Column } from "../understanding.js";
import { type Seen, withRole } from "./findings.js";
import type { Profile } from "./profile.js";

/** Columns with numeric dates that may have the day, the month or the year first. */
export function datedColumns({ columns, profiles }: Seen): Column[] {
  return withRole(columns, "time", "date", "to").filter(({ index }) => (profiles[index]?.undated ?? 0) > 0);
}

/** Possible orders of dates; only one if the values show it, none if there are no such dates. */
export function dateOrdersOf(seen: Seen): DateOrder[] {
  const dated = datedColumns(seen).flatMap(({ index }) => seen.profiles[index] ?? []);
  const [first] = dated;
  if (!first) return [];
  if (seen.options.dateOrder) return [seen.options.dateOrder];
  const sum = (of: (profile: Profile) => number) => dated.reduce((all, profile) => all + of(profile), 0);
  if (sum(({ beyondTwelve }) => beyondTwelve.firstBeyond31) > 0) return ["YMD"];
  const [days, months] = [
    sum(({ beyondTwelve }) => beyondTwelve.first),
    sum(({ beyondTwelve }) => beyondTwelve.second),
  ];
  if (months > days) return ["MDY"];
  const isYearFirst = months === 0 ? yearsFirst(first) : false;
  if (isYearFirst === true) return ["YMD"];
  const orders: DateOrder[] = days > 0 ? ["DMY"] : ["DMY", "MDY"];
  return isYearFirst === null ? [...orders, "YMD"] : orders;
}

/**
 * True if dates such as 26-01-05 have the year first: within a file years change less than days do. null if
 * neither changes more, so that it can't be told.
 */
function yearsFirst({ short, undated }: Profile): boolean | null {
  if (short.count * 2 < undated || short.thirdMax > 31 || short.thirdMin === 0) return false;
  const [first, third] = [short.firstMax - short.firstMin, short.thirdMax - short.thirdMin];
  return first === third ? null : third > first;
}

/** The order of dates, if known; null if it is not, or there are no numeric dates. */
export function dateOrderOf(seen: Seen): DateOrder | null {
  const [order, ...others] = dateOrdersOf(seen);
  return order && others.length === 0 ? order : null;
}
