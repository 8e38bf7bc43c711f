import type { PointOptionsObject } from "highcharts";
import type { Point } from "./thin";

/** Points for line charts. A point between two gaps gets a dot, because no line would show it. */
export function pointOptions(points: readonly Point[]): (Point | PointOptionsObject)[] {
  return points.map((point, index) => {
    const [x, y] = point;
    const lone =
      y !== null && (points[index - 1]?.[1] ?? null) === null && (points[index + 1]?.[1] ?? null) === null;
    return lone ? { x, y, marker: { enabled: true } } : point;
  });
}
