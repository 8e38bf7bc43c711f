import { HistogramCursor } from "./histogram.js";
import type { PeriodHour } from "./periodHour.js";
import { KIND } from "./reading.js";

const cursor = new HistogramCursor();

/**
 * Visits an hour's vehicles cell by cell. As everywhere, a vehicle of speed 0 does not count. One without a
 * speed has −1.
 * @param visitClass called with the cells of classes, whose vehicles are among those without a speed
 */
export function eachVehicleCell(
  { histogram }: Pick<PeriodHour, "histogram">,
  visit: (cell: HistogramCursor) => void,
  visitClass?: (key: number, value: number) => void,
): void {
  if (!histogram) return;
  cursor.open(histogram);
  while (cursor.next()) if (cursor.kind === KIND.vehicle && cursor.speed !== 0) visit(cursor);
  if (visitClass) while (cursor.nextClass()) visitClass(cursor.classKey, cursor.value);
}
