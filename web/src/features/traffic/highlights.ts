import type { RoadRow } from "../../shared/roads/figures";
import { countedOf } from "../../shared/roads/roadClient";
import { type FigureKey, figureOf } from "../../shared/roads/sortRows";

export type Highlight = { row: RoadRow; value: number };

/** The location with the highest value of a figure; null where none has it. */
export function highest(rows: readonly RoadRow[], key: FigureKey): Highlight | null {
  return rows.reduce<Highlight | null>((best, row) => {
    const value = figureOf(row.figures, key);
    return value === null || (best !== null && best.value >= value) ? best : { row, value };
  }, null);
}

/** Those that count vehicles: what is said of vehicles is said of them alone. */
export const ofVehicles = (rows: readonly RoadRow[]): RoadRow[] =>
  rows.filter(({ client }) => countedOf(client.kind) === "vehicles");
