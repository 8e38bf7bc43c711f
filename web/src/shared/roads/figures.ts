import type { EstimatedFigure, RoadFiguresFragment, RoadPeopleQuery } from "../../graphql/generated";
import type { ClientKind } from "../chart/clientKind";
import { isEstimate } from "../estimate/isEstimate";
import { type Covered, coveredOf, isSilent } from "../interval/completeness";
import { coveredForAll, isUnheard, type Kind } from "../interval/heard";
import type { Resolution } from "../interval/resolution";
import { limitsOf } from "../limit-history/limitsOf";
import { meanPerCovered } from "../number/meanPerCovered";
import { asksForPeople, countedOf, measuresSpeed, type RoadClient } from "./roadClient";

/** The main figures of one location and period; null means unknown, never zero. Speeds in km/h, shares in percent. */
export type Figures = {
  /** Vehicles, cyclists, or people on foot and on bicycles, depending on the location. */
  count: number | null;
  /** Percent against the period just before. */
  trend: number | null;
  perHour: number | null;
  average: number | null;
  max: number | null;
  v85: number | null;
  overLimit: number | null;
  /** Number of vehicles above the limit, and of vehicles with a speed; shares of several locations are computed from these. */
  overLimitCount: number | null;
  speeds: number | null;
  /** Speed limits that were in force in the period, in the order of time; empty: not told. */
  limits: readonly number[];
  people: { pedestrians: number; cyclists: number } | null;
  /** The platform answered without a count. */
  isUntold: boolean;
  /** Covered time of the kinds that it counts. */
  completeness: Covered | null;
  previousCompleteness: Covered | null;
  /** Seconds of the period that they leave out. */
  leftOut: number | null;
  /** Figures that are estimates, computed within the classes or intervals that it counts by. */
  estimates: ReadonlySet<EstimatedKey>;
  /** The period that they are really of, and the zone to write it in; null: not told. */
  resolution: Resolution;
  zone: string | null;
};

export type EstimatedKey = "count" | "perHour" | "average" | "v85" | "overLimit";

/** Speed limits as a sentence names them, "50" or "50, 30"; null: not told. */
export const limitsIn = ({ limits }: Figures): string | null =>
  limits.length === 0 ? null : limits.join(", ");

/** One location of a table: its figures are undefined while loading, and null if they are missing. */
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
          limits: limitsOf(m),
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
    leftOut: m.leftOutSeconds,
    estimates: new Set(estimated.flatMap(([key, figure]) => (isEstimate(m, figure) ? key : []))),
    resolution: m.resolution,
    zone: m.timeZone,
  };
}

/** Counts of people are estimates, too, if intervals extend over the period's borders. */
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
  limits: [],
};

type Count = { of: readonly Kind[]; count: number | null; trend: number | null };

/** Vehicles; for a bicycle counter its plain count, or without one the cyclists that it counts separately. */
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

/** The number of each kind; null if either is unknown. */
function bothOf(people: People | undefined): Figures["people"] {
  const pedestrians = people?.pedestrians?.total ?? null;
  const cyclists = people?.cyclists?.total ?? null;
  return pedestrians === null || cyclists === null ? null : { pedestrians, cyclists };
}

/** Both kinds together; the trend is computed from the previous numbers of both. */
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

/** True if a known figure is an estimate. */
export const isEstimated = (figures: Figures, key: keyof Figures): boolean =>
  figures[key] !== null && [...figures.estimates].some((one) => one === key);
