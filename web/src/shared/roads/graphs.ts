import type { ClientKind } from "../chart/clientKind";
import type { GraphKind } from "../chart/graphKind";
import { countedOf, measuresSpeed } from "./roadClient";

/** Kinds of graph for comparing locations, in the order of the specification. */
export const roadGraphs = [
  "speedClass",
  "histogram",
  "vehicleCount",
  "perDay",
  "averagePerHour",
  "percentile",
  "speed",
] as const satisfies readonly GraphKind[];

export type RoadGraph = (typeof roadGraphs)[number];

export const defaultGraph: RoadGraph = "vehicleCount";

export const parseGraph = (text: string | null): RoadGraph =>
  roadGraphs.find((graph) => graph === text) ?? defaultGraph;

const ofSpeeds: ReadonlySet<RoadGraph> = new Set<RoadGraph>([
  "speedClass",
  "histogram",
  "percentile",
  "speed",
]);

/** Reason why a location can't have a graph; null if it can. */
export function withoutGraph(kind: ClientKind, graph: RoadGraph): "noSpeeds" | "peopleByHour" | null {
  if (ofSpeeds.has(graph)) return measuresSpeed(kind) ? null : "noSpeeds";
  return countedOf(kind) === "people" && graph !== "vehicleCount" ? "peopleByHour" : null;
}
