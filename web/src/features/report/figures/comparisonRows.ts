import type { Told } from "../../../shared/estimate/isEstimate";
import { meanPerCovered } from "../../../shared/number/meanPerCovered";
import { type Counted, countedOf } from "../../../shared/roads/roadClient";
import type { ClientReport } from "../reportContext";
import { sumOf } from "./sumOf";

/** One location beside others; null is "not known" or "not measured", never zero. Speeds in km/h, shares in percent. */
export type ComparisonRow = {
  id: string;
  name: string;
  address: string;
  counted: Counted;
  /** Cyclists and pedestrians, where they were counted beside vehicles. */
  people: { cyclists: number | null; pedestrians: number | null } | null;
  count: number | null;
  perDay: number | null;
  average: number | null;
  v50: number | null;
  v85: number | null;
  max: number | null;
  overLimit: number | null;
  limit: number | null;
  /** Vehicles with a speed. */
  sample: number | null;
  /** Covered share, percent. */
  completeness: number | null;
  /** Nothing was heard of it. */
  isSilent: boolean;
} & Told;

const day = 86_400;

/** The main figures of each location of a report. */
export function comparisonRows(clients: readonly ClientReport[]): ComparisonRow[] {
  return clients.map(({ client, kind, hasData, hasVehicles, hasPeople, hasSpeeds, measurement: m }) => {
    const counted = hasVehicles ? countedOf(kind) : "people";
    const total =
      counted === "people"
        ? sumOf([m.cyclists?.total ?? null, m.pedestrians?.total ?? null])
        : m.totalVehicles;
    const covered = m.completeness?.coveredSeconds ?? null;
    const ofSpeed = (value: number | null) => (hasSpeeds ? value : null);
    return {
      id: client.id,
      name: client.name,
      address: client.settings.locationAddress ?? "",
      counted,
      people:
        hasVehicles && hasPeople
          ? { cyclists: m.cyclists?.total ?? null, pedestrians: m.pedestrians?.total ?? null }
          : null,
      count: hasData ? total : null,
      perDay: hasData && total !== null && covered !== null ? meanPerCovered(total, covered, day) : null,
      average: ofSpeed(m.averageSpeed),
      v50: ofSpeed(m.percentiles.v50),
      v85: ofSpeed(m.percentiles.v85),
      max: ofSpeed(m.maxSpeed),
      overLimit: ofSpeed(m.percentageOverLimit),
      limit: ofSpeed(m.speedLimit),
      sample: m.percentiles.sampleSize,
      completeness: m.completeness && m.completeness.share * 100,
      isSilent: !hasData,
      estimates: m.estimates,
    };
  });
}
