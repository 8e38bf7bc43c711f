import { type Interval, withInterval } from "../../shared/interval/interval";
import type { Period } from "../../shared/interval/resolveInterval";

/**
 * The page's address for somebody else: without a language, which is their own choice. With `period`, a preset
 * that moves with the clock becomes its present instants.
 */
export function shareLink(address: string, period: Period | null): string {
  const url = new URL(address);
  url.searchParams.delete("lang");
  const fixed: Interval | null = period === null ? null : { kind: "custom", ...period };
  url.search = (fixed === null ? url.searchParams : withInterval(url.searchParams, fixed)).toString();
  return url.href;
}
