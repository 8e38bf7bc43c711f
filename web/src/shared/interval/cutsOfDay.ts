import { midnightAfter } from "./midnight";

/** The parts of a local day that a period leaves out: before its start, or after its end. Unix seconds. */
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
