import { isUnheard, type Kind } from "../interval/heard";
import type { GraphKind } from "./graphKind";
import type { CountPoint, Measurement } from "./measurement";

type Counted = { vehicles: number | null };
type Known<R extends Counted> = R & { vehicles: number };

/** A broken row counts as known: only its own graph fails then, behind its guard, and not the page. */
const isKnown = <R extends Counted>(row: R | null): row is Known<R> => row?.vehicles !== null;

/** Classes of vehicles, if all are known and so form a whole; otherwise null. */
export const wholeClasses = <R extends Counted>(rows: readonly R[] | null): readonly Known<R>[] | null =>
  rows?.every(isKnown) ? rows : null;

/**
 * Classes of vehicles, some of which may be unknown, e.g. if a device counts all above a speed together; null
 * if all are unknown.
 */
export const toldClasses = <R extends Counted>(rows: readonly R[] | null): readonly R[] | null =>
  rows && (rows.length === 0 || rows.some(isKnown)) ? rows : null;

/**
 * The vehicles of all classes: their sum, or if one is unknown the platform's total.
 * @param told null: not reported
 */
export const totalOf = (rows: readonly Counted[], told: number | null): number | null =>
  wholeClasses(rows)?.reduce((sum, { vehicles }) => sum + vehicles, 0) ?? told;

/** Fields of a measurement that the graphs are drawn from. */
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

/** Directions are known if some hour has one, or if no hour has a count at all. */
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

/** Graphs of people rather than vehicles. */
const ofPeople: Partial<Record<GraphKind, Kind>> = {
  pedestrians: "pedestrians",
  pedestriansInOut: "pedestrians",
  cyclists: "cyclists",
  cyclistsInOut: "cyclists",
};

/** For graphs by direction, the graph to show if directions are unknown. */
const together: Partial<Record<GraphKind, GraphKind>> = {
  vehicleCountInOut: "vehicleCount",
  pedestriansInOut: "pedestrians",
  cyclistsInOut: "cyclists",
};

/**
 * Graphs for which the platform has any data. A graph by direction becomes one of both directions together if
 * directions are unknown.
 */
export const toldGraphs = (graphs: readonly GraphKind[], measurement: Drawn): readonly GraphKind[] =>
  graphs.flatMap((kind) => [kind, together[kind] ?? kind].find((one) => isTold(one, measurement)) ?? []);

/**
 * True if the platform has the graph's data. Data that it does not report, or that nobody listened for, are
 * unknown, which is no empty graph.
 */
export const isTold = (kind: GraphKind, measurement: Drawn): boolean =>
  !isUnheard(measurement.heard, ofPeople[kind] ?? "vehicles") && told[kind](measurement);
