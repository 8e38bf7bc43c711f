import type { ChartContext } from "./chartContext";
import type { countGraphs, GraphKind } from "./graphKind";

const ofCyclists = {
  vehicleCount: "cyclistCount",
  vehicleCountInOut: "cyclistCountInOut",
  perDay: "cyclistsPerDayCount",
  averagePerHour: "averageCyclistsPerHour",
} as const satisfies Record<(typeof countGraphs)[number], string>;

const isOfCyclists = (kind: GraphKind): kind is keyof typeof ofCyclists => kind in ofCyclists;

/** Title of a graph. Graphs of a bicycle counter count cyclists. */
export function graphTitle(kind: GraphKind, { t, counts }: Pick<ChartContext, "t" | "counts">): string {
  return t(counts === "cyclists" && isOfCyclists(kind) ? ofCyclists[kind] : kind);
}
