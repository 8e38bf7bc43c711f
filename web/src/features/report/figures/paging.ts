/** Rows that stand on one sheet. */
export const rowsPerSheet = 15;

/** Millimetres: what a table's rows and its frame take of a sheet, and what the sheet has for both and a chart. */
const room = { body: 150, row: 8, frame: 30, chartHead: 13 };
const pixelsPerMillimetre = 96 / 25.4;
/** Pixels: no chart is lower than this, nor higher. */
const chart = { least: 150, most: 380 };

/** Rows in the portions of sheets, in order; no rows, no sheets. */
export function inSheets<Row>(rows: readonly Row[], perSheet = rowsPerSheet): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / perSheet) }, (_, index) =>
    rows.slice(index * perSheet, (index + 1) * perSheet),
  );
}

/** Pixels that a chart may take beneath a table of so many rows; null where too little is left. */
export function roomForChart(rows: number): number | null {
  const left = (room.body - room.frame - rows * room.row - room.chartHead) * pixelsPerMillimetre;
  return left < chart.least ? null : Math.min(chart.most, Math.floor(left));
}
