interface Timed {
  readonly timestamp: number;
}

/** Inserts rows into a list, keeping it in order of time. */
export function insertInOrder<Row extends Timed>(rows: Row[], added: readonly Row[]): void {
  let last = rows.at(-1)?.timestamp ?? -Infinity;
  let ordered = true;
  for (const row of added) {
    if (row.timestamp < last) ordered = false;
    last = row.timestamp;
    rows.push(row);
  }
  if (!ordered) rows.sort((one, other) => one.timestamp - other.timestamp);
}

/** The rows within `[start, end)` of a list in order of time. */
export const between = <Row extends Timed>(rows: readonly Row[], start: number, end: number): Row[] =>
  rows.slice(firstFrom(rows, start), firstFrom(rows, end));

function firstFrom(rows: readonly Timed[], instant: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.timestamp ?? Infinity) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
