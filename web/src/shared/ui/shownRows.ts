import type { ReactNode, RefObject } from "react";

/** Up to this many rows a list is rendered whole. */
export const virtualFrom = 100;

/** Longest list that is rendered whole, if it is one of several with `total` rows together. */
export const wholeAmong = (total: number): number => (total > virtualFrom ? 0 : virtualFrom);

export type ShownRows = {
  /** Half-open range of the rows to render. */
  from: number;
  to: number;
  /** Height of the rows left out above and below, in pixels. */
  before: number;
  after: number;
};

/** Pixels: of every row, or by index. */
export type RowHeight = number | ((index: number) => number);

export type RowsInSightProps = {
  /** Element that contains the rows. */
  container: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: RowHeight;
  /** Up to this many rows are all rendered. */
  whole: number;
  children: (shown: ShownRows) => ReactNode;
};

export type ScrolledRowsProps = {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Pixels. */
  rowHeight: number;
  /** Renders one row, `top` pixels below the list's upper edge. */
  children: (index: number, top: number) => ReactNode;
};
