import type {
  CoveredShareFragment,
  HeardSecondsFragment,
  TrafficMeasurementFragment,
} from "../../graphql/generated";
import { type Covered, coveredOf, isSilent } from "../interval/completeness";
import { coveredForAll, isUnheard, type Kind } from "../interval/heard";
import { countedOf, measuresSpeed } from "../roads/roadClient";
import type { PublicPlace } from "./places";

/** The main figures of a place and period; null means unknown, never zero. Speeds in km/h, shares in percent. */
export type PlaceFigures = {
  /** Vehicles, cyclists, or people on foot and on bicycles, depending on the place. */
  count: number | null;
  average: number | null;
  max: number | null;
  v85: number | null;
  completeness: Covered | null;
  /** Seconds of the period that they leave out. */
  leftOut: number | null;
  /**
   * Some figures are estimates, computed within the classes or intervals that the device counts by; the summary
   * does not say which.
   */
  isEstimate: boolean;
};

type Told = Pick<TrafficMeasurementFragment, "totalVehicles" | "averageSpeed" | "maxSpeed"> & {
  v85: number | null;
  completeness: CoveredShareFragment | null;
  heard: HeardSecondsFragment | null;
  isEstimate: boolean | null;
  leftOutSeconds: number | null;
};

type Counted = { total: number | null } | null;
export type People = { pedestrians: Counted; cyclists: Counted };

/** @param people counts of a place that counts people; undefined: unknown */
export function placeFigures(
  { kind }: Pick<PublicPlace, "kind">,
  { totalVehicles, averageSpeed, maxSpeed, v85, completeness: told, heard, ...rest }: Told,
  people: People | undefined,
): PlaceFigures {
  const counts = countedOf(kind);
  const counted = counts === "people" ? together(people) : plainCount(kind, totalVehicles, people);
  const completeness = coveredForAll({ completeness: coveredOf(told), heard }, kindsOf(kind, heard));
  const count = isSilent(completeness) ? null : counted;
  const main = { count, completeness, leftOut: rest.leftOutSeconds, isEstimate: rest.isEstimate ?? false };
  return measuresSpeed(kind)
    ? { ...main, average: averageSpeed, max: maxSpeed, v85 }
    : { ...main, average: null, max: null, v85: null };
}

/** Kinds of road users in a place's count. */
function kindsOf(kind: PublicPlace["kind"], heard: HeardSecondsFragment | null): readonly Kind[] {
  if (countedOf(kind) === "people") return ["pedestrians", "cyclists"];
  return [kind === "bikeCounter" && isUnheard(heard, "vehicles") ? "cyclists" : "vehicles"];
}

/**
 * True if a figure should be marked as an estimate. If a place has estimates, its speeds are marked if there
 * are any, otherwise its count.
 */
export function isEstimated(
  { isEstimate, ...figures }: PlaceFigures,
  key: "count" | "average" | "v85",
): boolean {
  const hasSpeeds = (figures.average ?? figures.v85) !== null;
  return isEstimate && figures[key] !== null && (key === "count") !== hasSpeeds;
}

/** The plain count. For a bicycle counter without one, the cyclists that it counts separately; null while these are unknown. */
function plainCount(
  kind: PublicPlace["kind"],
  totalVehicles: number | null,
  people: People | undefined,
): number | null {
  if (kind !== "bikeCounter" || totalVehicles) return totalVehicles;
  if (people === undefined) return null;
  const cyclists = people.cyclists?.total ?? null;
  return cyclists || (totalVehicles ?? cyclists);
}

/** Null if either is unknown. */
function together(people: People | undefined): number | null {
  const pedestrians = people?.pedestrians?.total ?? null;
  const cyclists = people?.cyclists?.total ?? null;
  return pedestrians === null || cyclists === null ? null : pedestrians + cyclists;
}
