import type { GraphKind } from "../../shared/chart/graphKind";
import { graphsOf } from "../../shared/public/places";
import type { PlaceTraffic } from "../../shared/public/placeTraffic";

/** Graphs of how many pass hour by hour: what an embed shows unless its link says otherwise. */
const byHour: ReadonlySet<GraphKind> = new Set<GraphKind>([
  "vehicleCount",
  "vehicleCountInOut",
  "pedestrians",
  "pedestriansInOut",
]);

/** Name of the graph to show: the link's, else the first of the place's own that counts by hour. */
export function shownGraph(wanted: string | null, { place, measurement }: PlaceTraffic): string {
  const graphs = graphsOf(place, measurement);
  return wanted ?? graphs.find((kind) => byHour.has(kind)) ?? graphs[0] ?? "vehicleCount";
}
