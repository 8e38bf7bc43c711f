/** Up to here every row of a list stands in the page. */
export const virtualFrom = 100;

/** How long a list may be to stand there whole, where it is one of several with so many rows in all. */
export const wholeAmong = (total: number): number => (total > virtualFrom ? 0 : virtualFrom);

export type ShownRows = {
  /** Half-open range of the rows to render. */
  from: number;
  to: number;
  /** Room of the rows left out above and below, in pixels. */
  before: number;
  after: number;
};

/** Pixels: of every row, or of the one at a place. */
export type RowHeight = number | ((index: number) => number);
