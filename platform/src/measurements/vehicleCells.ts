import { HistogramCursor } from "./histogram.js";
import type { PeriodHour } from "./periodHour.js";
import { KIND } from "./reading.js";

const cursor = new HistogramCursor();

/** Shows an hour's vehicles cell by cell; as everywhere, a vehicle of speed 0 is none, and one without a speed has −1. */
export function eachVehicleCell(
  { histogram }: Pick<PeriodHour, "histogram">,
  visit: (cell: HistogramCursor) => void,
): void {
  if (!histogram) return;
  cursor.open(histogram);
  while (cursor.next()) if (cursor.kind === KIND.vehicle && cursor.speed !== 0) visit(cursor);
}
