import type { Told } from "../../../shared/estimate/isEstimate";
import { coveredFor } from "../../../shared/interval/heard";
import { meanPerCovered } from "../../../shared/number/meanPerCovered";
import { type Counted, countedOf } from "../../../shared/roads/roadClient";
import type { ClientReport } from "../reportContext";
import type { People } from "./counted";
import { sumOf } from "./sumOf";

/** One location beside others; null is "not known" or "not measured", never zero. Speeds in km/h, shares in percent. */
export type ComparisonRow = {
  id: string;
  name: string;
  address: string;
  counted: Counted | People;
  /** Cyclists and pedestrians, where they were counted beside vehicles. */
  people: readonly { who: People; count: number | null }[];
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
  return clients.map(({ client, kind, hasData, hasVehicles, people, hasSpeeds, measurement: m }) => {
    const ofPeople = people.map((who) => ({ who, count: m[who]?.total ?? null }));
    const [first = "cyclists"] = people;
    const total = hasVehicles ? m.totalVehicles : sumOf(ofPeople.map(({ count }) => count));
    const completeness = coveredFor(m, hasVehicles ? "vehicles" : first);
    const covered = completeness?.coveredSeconds ?? null;
    const ofSpeed = (value: number | null) => (hasSpeeds ? value : null);
    return {
      id: client.id,
      name: client.name,
      address: client.settings.locationAddress ?? "",
      counted: hasVehicles ? countedOf(kind) : people.length === 1 ? first : "people",
      people: hasVehicles ? ofPeople : [],
      count: hasData ? total : null,
      perDay: hasData && total !== null && covered !== null ? meanPerCovered(total, covered, day) : null,
      average: ofSpeed(m.averageSpeed),
      v50: ofSpeed(m.percentiles.v50),
      v85: ofSpeed(m.percentiles.v85),
      max: ofSpeed(m.maxSpeed),
      overLimit: ofSpeed(m.percentageOverLimit),
      limit: ofSpeed(m.speedLimit),
      sample: m.percentiles.sampleSize,
      completeness: completeness && completeness.share * 100,
      isSilent: !hasData,
      estimates: m.estimates,
    };
  });
}
