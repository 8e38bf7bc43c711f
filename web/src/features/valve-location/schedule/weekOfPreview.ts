import type { Preview } from "./useSchedulePreview";
import { overlapsOf, type Stretch, within } from "./week";

/** What the week's lines show of a preview; until `pausedUntil` (Unix seconds) no opening comes about. */
export function weekOfPreview(
  { openings, rows }: Pick<Preview, "openings" | "rows">,
  pausedUntil: number | null,
): Record<"openings" | "paused" | "overlaps", Stretch[]> {
  const end = pausedUntil ?? Number.NEGATIVE_INFINITY;
  const running = { from: end, to: Number.POSITIVE_INFINITY };
  return {
    openings: within(running, openings),
    paused: within({ from: Number.NEGATIVE_INFINITY, to: end }, openings),
    overlaps: within(running, overlapsOf(rows.map((row) => row.openings))),
  };
}
