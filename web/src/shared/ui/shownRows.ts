import type { ReactNode, RefObject } from "react";

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

export type RowsInSightProps = {
  /** What the rows lie in. */
  container: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: RowHeight;
  /** Up to how many rows all stand in the page. */
  whole: number;
  children: (shown: ShownRows) => ReactNode;
};

export type ScrolledRowsProps = {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Pixels. */
  rowHeight: number;
  /** One row, so many pixels below the list's upper edge. */
  children: (index: number, top: number) => ReactNode;
};
