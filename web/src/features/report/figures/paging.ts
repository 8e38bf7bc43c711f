export const rowsPerSheet = 15;

/** Millimetres: height of a table's rows and frame, and the sheet's room for table and chart. */
const room = { body: 150, row: 8, frame: 30, chartHead: 13 };
const pixelsPerMillimetre = 96 / 25.4;
/** Pixels: lowest and greatest height of a chart. */
const chart = { least: 150, most: 380 };

/** Splits rows by sheet, in order; no rows, no sheets. */
export function inSheets<Row>(rows: readonly Row[], perSheet = rowsPerSheet): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / perSheet) }, (_, index) =>
    rows.slice(index * perSheet, (index + 1) * perSheet),
  );
}

/** Height in pixels left for a chart below a table of `rows` rows; null if there is too little. */
export function roomForChart(rows: number): number | null {
  const left = (room.body - room.frame - rows * room.row - room.chartHead) * pixelsPerMillimetre;
  return left < chart.least ? null : Math.min(chart.most, Math.floor(left));
}
