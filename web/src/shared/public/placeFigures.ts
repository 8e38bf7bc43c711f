import type { CoveredShareFragment } from "../../graphql/generated";
import type { Measurement } from "../chart/measurement";
import { countedOf, measuresSpeed } from "../roads/roadClient";
import type { PublicPlace } from "./places";

/** The main figures of a place and period; null is "not known", never zero. Speeds in km/h, shares in percent. */
export type PlaceFigures = {
  /** Vehicles, cyclists, or people on foot and on bicycles, as the place counts. */
  count: number | null;
  average: number | null;
  max: number | null;
  v85: number | null;
  completeness: CoveredShareFragment;
};

type Told = Pick<Measurement, "totalVehicles" | "averageSpeed" | "maxSpeed" | "completeness"> & {
  v85: number | null;
};

type People = { pedestrians: { total: number }; cyclists: { total: number } };

/** @param people of a place that counts these; undefined: not known */
export function placeFigures(
  { kind }: Pick<PublicPlace, "kind">,
  { totalVehicles, averageSpeed, maxSpeed, v85, completeness }: Told,
  people: People | undefined,
): PlaceFigures {
  const counted =
    countedOf(kind) === "people" ? people && people.pedestrians.total + people.cyclists.total : totalVehicles;
  const count = completeness.coveredSeconds === 0 ? null : (counted ?? null);
  return measuresSpeed(kind)
    ? { count, average: averageSpeed, max: maxSpeed, v85, completeness }
    : { count, average: null, max: null, v85: null, completeness };
}
