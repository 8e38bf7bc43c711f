import { midnightAfter } from "./midnight";

/** What a period leaves out of a local day: where it begins after midnight, or ends before the next. Unix seconds. */
export function cutsOfDay(
  midnight: number,
  { from, to }: { from: number; to: number },
  zone: string,
): { from: number | null; to: number | null } {
  return {
    from: from > midnight ? from : null,
    to: to < midnightAfter(0, midnight, zone) ? to : null,
  };
}
