export const rowsPerSheet = 15;

/** Millimetres: height of a table's rows and frame, and the sheet's room for table and chart. */
const room = { body: 150, row: 8, frame: 30, chartHead: 13 };
const pixelsPerMillimetre = 96 / 25.4;
/** Pixels: lowest and greatest height of a chart. */
const chart = { least: 150, most: 380 };

/**
 * Splits rows by sheet, in order; no rows, no sheets.
 * @param heightOf height of a row, in rows of one line
 */
export function inSheets<Row>(
  rows: readonly Row[],
  perSheet = rowsPerSheet,
  heightOf: (row: Row) => number = () => 1,
): Row[][] {
  const sheets: Row[][] = [];
  let left = 0;
  for (const row of rows) {
    const height = heightOf(row);
    if (height > left || sheets.length === 0) {
      sheets.push([]);
      left = perSheet;
    }
    sheets.at(-1)?.push(row);
    left -= height;
  }
  return sheets;
}

/** Letters of East Asia and pictures are twice as wide as others. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f000}-\u{1faff}]/gu;

/** Letters in a line of a column of words, with room for words that do not fit at its end. */
const lettersPerLine = 70;

/** Height of a row with a text that may take several lines, in rows of one line: 8 mm, and 4.5 mm for each further one. */
export function textHeight(text: string): number {
  const letters = [...text].length + (text.match(wide)?.length ?? 0);
  return 1 + (Math.max(1, Math.ceil(letters / lettersPerLine)) - 1) * 0.6;
}

/** Height in pixels left for a chart below a table as high as `rows` rows; null if there is too little. */
export function roomForChart(rows: number): number | null {
  const left = (room.body - room.frame - rows * room.row - room.chartHead) * pixelsPerMillimetre;
  return left < chart.least ? null : Math.min(chart.most, Math.floor(left));
}
