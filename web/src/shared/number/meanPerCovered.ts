/**
 * Mean count per `unit` (seconds) of covered time: hours without a report don't lower it. Null if less than one
 * unit was covered: a morning says nothing of a day.
 */
export function meanPerCovered(count: number, coveredSeconds: number, unit: number): number | null {
  return coveredSeconds < unit ? null : (count / coveredSeconds) * unit;
}
