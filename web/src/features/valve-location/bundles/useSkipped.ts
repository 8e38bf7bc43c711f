import { midnightAfter } from "../../../shared/interval/midnight";
import type { ValveBundle, ValveLocation } from "../../../shared/valves/valve";
import { storedRows } from "../schedule/storedRows";
import { useSchedulePreview } from "../schedule/useSchedulePreview";
import { type Stretch, within } from "../schedule/week";

/** As many days as the portal works out at once. */
const daysAtOnce = 31;

type Skipped = { openings: readonly Stretch[]; isLoading: boolean; isFailed: boolean };

/** What a bundle's schedule would open until then, 62 days at most. `now` and `until` in Unix seconds. */
export function useSkipped(
  { id: locationId, timeZone }: ValveLocation,
  { schedule }: ValveBundle,
  now: number,
  until: number,
): Skipped {
  const rows = storedRows(schedule ?? []);
  const from = midnightAfter(-1, now, timeZone);
  const later = midnightAfter(daysAtOnce - 1, now, timeZone);
  const near = useSchedulePreview({ locationId, rows, from, days: daysAtOnce });
  const far = useSchedulePreview({
    locationId,
    rows: until > later ? rows : [],
    from: later,
    days: daysAtOnce,
  });
  return {
    openings: within({ from: now, to: until }, joined([...near.openings, ...far.openings])),
    isLoading: near.isLoading || far.isLoading,
    isFailed: near.isFailed || far.isFailed,
  };
}

/** An opening over the midnight at which one answer ends and the next begins is one. */
function joined(openings: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const opening of openings) {
    const last = whole.at(-1);
    if (last?.to === opening.from) last.to = opening.to;
    else whole.push({ from: opening.from, to: opening.to });
  }
  return whole;
}
