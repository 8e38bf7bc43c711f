/** The thirteen kinds of graph. */
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

const fixed: ReadonlySet<GraphKind> = new Set<GraphKind>([
  "speedClass",
  "vehicleType",
  "perDay",
  "averagePerHour",
]);

/** Whether there is more to see from near: a few columns or slices have nothing to zoom into. */
export const canZoom = (kind: GraphKind): boolean => !fixed.has(kind);
