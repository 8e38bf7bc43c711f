/**
 * Mean count per `unit` (seconds) of covered time, so that an hour without a report makes nothing smaller.
 * Null where less than one unit was covered: a morning says nothing of a day.
 */
export function meanPerCovered(count: number, coveredSeconds: number, unit: number): number | null {
  return coveredSeconds < unit ? null : (count / coveredSeconds) * unit;
}
