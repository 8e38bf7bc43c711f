import type { EstimatedFigure, RoadFiguresFragment, RoadPeopleQuery } from "../../graphql/generated";
import type { ClientKind } from "../chart/clientKind";
import { isEstimate } from "../estimate/isEstimate";
import { type Covered, coveredOf, isSilent } from "../interval/completeness";
import { coveredForAll, isUnheard, type Kind } from "../interval/heard";
import { meanPerCovered } from "../number/meanPerCovered";
import { asksForPeople, countedOf, measuresSpeed, type RoadClient } from "./roadClient";

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
  overLimitCount: number | null;
  speeds: number | null;
  speedLimit: number | null;
  people: { pedestrians: number; cyclists: number } | null;
  /** The platform answered, and does not tell the count. */
  isUntold: boolean;
  /** How much of the period those whom it counts were listened for. */
  completeness: Covered | null;
  previousCompleteness: Covered | null;
  /** Those of them that are computed within the classes or intervals that it counts by. */
  estimates: ReadonlySet<EstimatedKey>;
};

export type EstimatedKey = "count" | "perHour" | "average" | "v85" | "overLimit";

/** One location of a table: its figures are undefined until known, and null where they can't be had. */
export type RoadRow = { client: RoadClient; figures: Figures | null | undefined };

type People = NonNullable<NonNullable<RoadPeopleQuery["clients"]>[number]["measurement"]>;

const hour = 3600;

export function figuresOf(kind: ClientKind, m: RoadFiguresFragment, people: People | undefined): Figures {
  const isPeople = countedOf(kind) === "people";
  const counted = isPeople ? peopleCount(people) : plainCount(kind, m, people);
  const whole = { completeness: coveredOf(m.completeness), heard: m.heard };
  const before = { completeness: coveredOf(m.previousCompleteness), heard: m.previousHeard };
  const completeness = coveredForAll(whole, counted.of);
  const count = isSilent(completeness) ? null : counted.count;
  const isAnswered = people !== undefined || !asksForPeople(kind, m.totalVehicles);
  const speeds =
    measuresSpeed(kind) && !isSilent(completeness)
      ? {
          average: m.averageSpeed,
          max: m.maxSpeed,
          v85: m.percentiles?.v85 ?? null,
          overLimit: m.percentageOverLimit,
          overLimitCount: m.vehicleOverLimitCount,
          speeds: m.percentiles?.sampleSize ?? null,
          speedLimit: m.speedLimit,
        }
      : noSpeeds;
  return {
    ...speeds,
    count,
    trend: counted.trend,
    perHour: count !== null && completeness ? meanPerCovered(count, completeness.coveredSeconds, hour) : null,
    isUntold: isAnswered && counted.count === null && !isSilent(completeness),
    people: count !== null && isPeople ? bothOf(people) : null,
    completeness,
    previousCompleteness: coveredForAll(before, counted.of),
    estimates: new Set(estimated.flatMap(([key, figure]) => (isEstimate(m, figure) ? key : []))),
  };
}

/** People, too, are so many where intervals reach over the period's borders. */
const estimated: readonly (readonly [EstimatedKey, EstimatedFigure])[] = [
  ["count", "TOTAL_VEHICLES"],
  ["perHour", "TOTAL_VEHICLES"],
  ["average", "AVERAGE_SPEED"],
  ["v85", "PERCENTILES"],
  ["overLimit", "PERCENTAGE_OVER_LIMIT"],
];

const noSpeeds = {
  average: null,
  max: null,
  v85: null,
  overLimit: null,
  overLimitCount: 0,
  speeds: 0,
  speedLimit: null,
};

type Count = { of: readonly Kind[]; count: number | null; trend: number | null };

/** Vehicles; of a bicycle counter its plain counts, or where it has none the cyclists that it tells apart. */
function plainCount(
  kind: ClientKind,
  { totalVehicles, totalVehiclesTrend, heard }: RoadFiguresFragment,
  people: People | undefined,
): Count {
  const plain: Count = { of: ["vehicles"], count: totalVehicles, trend: totalVehiclesTrend };
  if (kind !== "bikeCounter" || totalVehicles) return plain;
  const total = people?.cyclists?.total ?? null;
  const cyclists: Count = { of: ["cyclists"], count: total, trend: people?.cyclists?.totalTrend ?? null };
  if (isUnheard(heard, "vehicles") || total) return cyclists;
  return people === undefined ? { ...plain, count: null, trend: null } : plain;
}

/** How many of each kind; null where either is not told. */
function bothOf(people: People | undefined): Figures["people"] {
  const pedestrians = people?.pedestrians?.total ?? null;
  const cyclists = people?.cyclists?.total ?? null;
  return pedestrians === null || cyclists === null ? null : { pedestrians, cyclists };
}

/** Both kinds together; their trend follows from how many there were before of each. */
function peopleCount(people: People | undefined): Count {
  const of = ["pedestrians", "cyclists"] as const;
  const both = bothOf(people);
  if (both === null) return { of, count: null, trend: null };
  const count = both.pedestrians + both.cyclists;
  const before = (total: number, trend: number | null | undefined) =>
    trend == null || trend <= -100 ? null : total / (1 + trend / 100);
  const onFoot = before(both.pedestrians, people?.pedestrians?.totalTrend);
  const onBicycles = before(both.cyclists, people?.cyclists?.totalTrend);
  if (onFoot === null || onBicycles === null || onFoot + onBicycles === 0) return { of, count, trend: null };
  return { of, count, trend: (count / (onFoot + onBicycles) - 1) * 100 };
}

/** Whether a figure that is known is an estimate. */
export const isEstimated = (figures: Figures, key: keyof Figures): boolean =>
  figures[key] !== null && [...figures.estimates].some((one) => one === key);
