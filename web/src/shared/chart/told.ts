import { isUnheard, type Kind } from "../interval/heard";
import type { GraphKind } from "./graphKind";
import type { CountPoint, Measurement } from "./measurement";

type Counted = { vehicles: number | null };
type Known<R extends Counted> = R & { vehicles: number };

/** A row that is broken counts as told: then its own graph fails, behind its guard, and not the page. */
const isKnown = <R extends Counted>(row: R | null): row is Known<R> => row?.vehicles !== null;

/** Classes of vehicles, which are a whole only where each is told; null where they are none. */
export const wholeClasses = <R extends Counted>(rows: readonly R[] | null): readonly Known<R>[] | null =>
  rows?.every(isKnown) ? rows : null;

/** Classes of vehicles some of which may be unknown, as where a device counts all above a speed together; null where none is told. */
export const toldClasses = <R extends Counted>(rows: readonly R[] | null): readonly R[] | null =>
  rows && (rows.length === 0 || rows.some(isKnown)) ? rows : null;

/**
 * The vehicles of all classes: their sum, or where one is unknown what is told of all of them.
 * @param told null: not told
 */
export const totalOf = (rows: readonly Counted[], told: number | null): number | null =>
  wholeClasses(rows)?.reduce((sum, { vehicles }) => sum + vehicles, 0) ?? told;

/** What of a measurement the graphs are drawn from. */
export type Drawn = Pick<
  Measurement,
  | "speedClasses"
  | "histogram"
  | "vehicleCount"
  | "percentilesPerHour"
  | "speedPerHour"
  | "lengthClasses"
  | "vehiclesPerDay"
  | "averagePerHour"
  | "vehicleCountIncoming"
  | "vehicleCountOutgoing"
  | "pedestrians"
  | "cyclists"
  | "heard"
>;

type Points = readonly CountPoint[] | null;

const hasCount = (points: Points) => points?.some(({ value }) => value !== null) ?? false;

/** Directions are told where some hour has one, or none has a count at all. */
const areDirectionsTold = (both: Points, ...ways: readonly Points[]): boolean =>
  ways.some((points) => points !== null) && (ways.some(hasCount) || !hasCount(both));

const told: Record<GraphKind, (m: Drawn) => boolean> = {
  speedClass: ({ speedClasses }) => toldClasses(speedClasses) !== null,
  histogram: ({ histogram }) => wholeClasses(histogram) !== null,
  vehicleCount: ({ vehicleCount }) => vehicleCount !== null,
  percentile: ({ percentilesPerHour }) => percentilesPerHour !== null,
  speed: ({ speedPerHour }) => speedPerHour !== null,
  vehicleType: ({ lengthClasses }) => toldClasses(lengthClasses) !== null,
  perDay: ({ vehiclesPerDay }) => vehiclesPerDay !== null,
  averagePerHour: ({ averagePerHour }) => averagePerHour !== null,
  pedestrians: ({ pedestrians }) => (pedestrians?.byHour ?? null) !== null,
  cyclists: ({ cyclists }) => (cyclists?.byHour ?? null) !== null,
  vehicleCountInOut: (m) => areDirectionsTold(m.vehicleCount, m.vehicleCountIncoming, m.vehicleCountOutgoing),
  pedestriansInOut: ({ pedestrians: m }) =>
    m !== null && areDirectionsTold(m.byHour, m.byHourIncoming, m.byHourOutgoing),
  cyclistsInOut: ({ cyclists: m }) =>
    m !== null && areDirectionsTold(m.byHour, m.byHourIncoming, m.byHourOutgoing),
};

/** Of whom graphs tell that are not of vehicles. */
const ofPeople: Partial<Record<GraphKind, Kind>> = {
  pedestrians: "pedestrians",
  pedestriansInOut: "pedestrians",
  cyclists: "cyclists",
  cyclistsInOut: "cyclists",
};

/** What a graph by direction says where directions are not told. */
const together: Partial<Record<GraphKind, GraphKind>> = {
  vehicleCountInOut: "vehicleCount",
  pedestriansInOut: "pedestrians",
  cyclistsInOut: "cyclists",
};

/** Those graphs of which the platform tells anything; one of both directions together in place of one by direction. */
export const toldGraphs = (graphs: readonly GraphKind[], measurement: Drawn): readonly GraphKind[] =>
  graphs.flatMap((kind) => [kind, together[kind] ?? kind].find((one) => isTold(one, measurement)) ?? []);

/**
 * Whether the platform tells what a graph is drawn from: what it does not tell, or nobody listened for, is unknown, and no empty
 * graph.
 */
export const isTold = (kind: GraphKind, measurement: Drawn): boolean =>
  !isUnheard(measurement.heard, ofPeople[kind] ?? "vehicles") && told[kind](measurement);
