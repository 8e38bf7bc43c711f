import type { Measurement } from "../../shared/chart/measurement";
import { coveredFor, coveredForBefore } from "../../shared/interval/heard";
import { meanPerCovered } from "../../shared/number/meanPerCovered";

type Counted = Pick<
  Measurement,
  "totalVehicles" | "totalVehiclesTrend" | "completeness" | "heard" | "previousCompleteness" | "previousHeard"
>;

const hour = 3600;

export type PerHour = { value: number | null; trend: number | null };

/**
 * Mean vehicles per covered hour, and its change in percent against the period before, also per covered hour:
 * hours without a report lower neither. Null if less than an hour was covered, or it is not reported.
 */
export function vehiclesPerHour(m: Counted): PerHour {
  const covered = coveredFor(m, "vehicles")?.coveredSeconds ?? null;
  if (covered === null || m.totalVehicles === null) return { value: null, trend: null };
  const value = meanPerCovered(m.totalVehicles, covered, hour);
  const coveredBefore = coveredForBefore(m, "vehicles")?.coveredSeconds ?? 0;
  if (value === null || m.totalVehiclesTrend === null || coveredBefore === 0) return { value, trend: null };
  const growth = (1 + m.totalVehiclesTrend / 100) * (coveredBefore / covered);
  return { value, trend: (growth - 1) * 100 };
}
