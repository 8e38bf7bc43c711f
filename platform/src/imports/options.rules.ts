import { invalid } from "../errors.js";
import { isZone } from "../time/zone.js";
import type { ImportOptions } from "./schemas.js";

/** @throws PlatformError naming the option */
export function checkOptions({ timeZone, columns }: ImportOptions): void {
  if (timeZone !== undefined && !isZone(timeZone)) throw invalid("options.timeZone", "NOT_A_TIME_ZONE");
  const indexes = (columns ?? []).map(({ index }) => index);
  const twice = indexes.findIndex((index, at) => indexes.indexOf(index) !== at);
  if (twice >= 0) throw invalid(`options.columns.${twice}.index`, "DUPLICATE");
}
