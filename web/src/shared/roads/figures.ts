import type { CoveredShareFragment, RoadFiguresFragment, RoadPeopleQuery } from "../../graphql/generated";
import type { ClientKind } from "../chart/clientKind";
import { meanPerCovered } from "../number/meanPerCovered";
import { countedOf, measuresSpeed, type RoadClient } from "./roadClient";

/** The main figures of one location and period; null is "not known", never zero. Speeds in km/h, shares in percent. */
export type Figures = {
  /** Vehicles, cyclists, or people on foot and on bicycles, as the location counts. */
  count: number | null;
  /** Percent against the period just before. */
  trend: number | null;
  perHour: number | null;
  average: number | null;
  max: number | null;
  v85: number | null;
  overLimit: number | null;
  /** Vehicles above the limit, and vehicles with a speed, from which shares of several locations are pooled. */
  overLimitCount: number;
  speeds: number;
  speedLimit: number | null;
  people: { pedestrians: number; cyclists: number } | null;
  completeness: CoveredShareFragment;
  previousCompleteness: CoveredShareFragment;
};

/** One location of a table: its figures are undefined until known, and null where they can't be had. */
export type RoadRow = { client: RoadClient; figures: Figures | null | undefined };

type People = NonNullable<NonNullable<RoadPeopleQuery["clients"]>[number]["measurement"]>;

const hour = 3600;

export function figuresOf(kind: ClientKind, m: RoadFiguresFragment, people: People | undefined): Figures {
  const covered = m.completeness.coveredSeconds;
  const isPeople = countedOf(kind) === "people";
  const counted = isPeople ? peopleCount(people) : { count: m.totalVehicles, trend: m.totalVehiclesTrend };
  const count = covered === 0 ? null : counted.count;
  const speeds = measuresSpeed(kind)
    ? {
        average: m.averageSpeed,
        max: m.maxSpeed,
        v85: m.percentiles.v85,
        overLimit: m.percentageOverLimit,
        overLimitCount: m.vehicleOverLimitCount,
        speeds: m.percentiles.sampleSize,
        speedLimit: m.speedLimit,
      }
    : noSpeeds;
  return {
    ...speeds,
    count,
    trend: counted.trend,
    perHour: count === null ? null : meanPerCovered(count, covered, hour),
    people:
      count === null || people === undefined || !isPeople
        ? null
        : { pedestrians: people.pedestrians.total, cyclists: people.cyclists.total },
    completeness: m.completeness,
    previousCompleteness: m.previousCompleteness,
  };
}

const noSpeeds = {
  average: null,
  max: null,
  v85: null,
  overLimit: null,
  overLimitCount: 0,
  speeds: 0,
  speedLimit: null,
};

/** Both kinds together; their trend follows from how many there were before of each. */
function peopleCount(people: People | undefined): { count: number | null; trend: number | null } {
  if (people === undefined) return { count: null, trend: null };
  const { pedestrians, cyclists } = people;
  const count = pedestrians.total + cyclists.total;
  const before = [pedestrians, cyclists].map(({ total, totalTrend }) =>
    totalTrend === null || totalTrend <= -100 ? null : total / (1 + totalTrend / 100),
  );
  const [onFoot, onBicycles] = before;
  if (onFoot == null || onBicycles == null || onFoot + onBicycles === 0) return { count, trend: null };
  return { count, trend: (count / (onFoot + onBicycles) - 1) * 100 };
}
