import type { Heard } from "./activity";

/**
 * Date of a device's newest data: the later of its last activity and its last count, which may be imported;
 * null: none, or not reported.
 */
export function lastDataOf({ lastActiveDate, lastCountDate }: Heard): number | null {
  if (lastActiveDate === null || lastCountDate === null) return lastActiveDate ?? lastCountDate;
  return Math.max(lastActiveDate, lastCountDate);
}

/** The newest of some dates, and whether there ever was one: never only if that is reported of each. */
function newest(dates: readonly (number | null)[], ever: readonly (boolean | null)[]) {
  const known = dates.flatMap((date) => date ?? []);
  if (known.length > 0) return { date: Math.max(...known), ever: true };
  return { date: null, ever: ever.length > 0 && ever.every((one) => one === false) ? false : null };
}

/** The same for several devices together: the newest activity and count, or never if that is reported of each. */
export function lastHeardOf(clients: readonly Heard[]): Heard {
  const heard = newest(
    clients.map(({ lastActiveDate }) => lastActiveDate),
    clients.map(({ hasReported }) => hasReported),
  );
  const counted = newest(
    clients.map(({ lastCountDate }) => lastCountDate),
    clients.map(({ hasCounted }) => hasCounted),
  );
  return {
    lastActiveDate: heard.date,
    hasReported: heard.ever,
    lastCountDate: counted.date,
    hasCounted: counted.ever,
  };
}
