/** The kinds of graph in the order of their numbers, which begin with 1. Addresses contain the numbers. */
export const graphKinds = [
  "speedClass",
  "histogram",
  "vehicleCount",
  "percentile",
  "speed",
  "vehicleType",
  "perDay",
  "averagePerHour",
  "pedestrians",
  "cyclists",
  "vehicleCountInOut",
  "pedestriansInOut",
  "cyclistsInOut",
] as const;

export type GraphKind = (typeof graphKinds)[number];

/** Graphs of a device's plain counts. A bicycle counter's are of cyclists. */
export const countGraphs = [
  "vehicleCount",
  "vehicleCountInOut",
  "perDay",
  "averagePerHour",
] as const satisfies readonly GraphKind[];

/** Kind of graph by its name or number ("histogram" or "2"); null if there is none. */
export function graphKindOf(text: string): GraphKind | null {
  return graphKinds.find((kind, index) => kind === text || String(index + 1) === text) ?? null;
}

const fixed: ReadonlySet<GraphKind> = new Set<GraphKind>([
  "speedClass",
  "vehicleType",
  "perDay",
  "averagePerHour",
]);

/** True if zooming shows more; a few columns or slices have nothing to zoom into. */
export const canZoom = (kind: GraphKind): boolean => !fixed.has(kind);
