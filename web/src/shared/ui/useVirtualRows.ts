import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useRef } from "react";
import { usePlace } from "./usePlace";
import { usePrinting } from "./usePrinting";

/** Up to here every row stands in the page. */
const virtualFrom = 100;

/** How long a list may be to stand there whole, where it is one of several with so many rows in all. */
export const wholeAmong = (total: number): number => (total > virtualFrom ? 0 : virtualFrom);

export type VirtualRows<Container extends HTMLElement> = {
  container: RefObject<Container | null>;
  /** Half-open range of the rows to render. */
  from: number;
  to: number;
  /** Room of the rows left out above and below, in pixels. */
  before: number;
  after: number;
};

/** Pixels: of every row, or of the one at a place. */
type RowHeight = number | ((index: number) => number);

/** Renders of a long list, on a screen, only what is in sight of the window, far from it nothing; of one of `whole` rows or fewer all. */
export function useVirtualRows<Container extends HTMLElement>(
  count: number,
  rowHeight: RowHeight,
  whole = virtualFrom,
): VirtualRows<Container> {
  const container = useRef<Container>(null);
  const isPrinting = usePrinting();
  const isVirtual = count > whole && !isPrinting;
  const { offset, isNear } = usePlace(container, isVirtual);
  const rows = useWindowVirtualizer({
    count: isVirtual ? count : 0,
    estimateSize: (index) => (typeof rowHeight === "number" ? rowHeight : rowHeight(index)),
    overscan: 12,
    scrollMargin: offset,
  });
  const measured = useRef<RowHeight>(rowHeight);
  useEffect(() => {
    if (typeof rowHeight === "function" || rowHeight !== measured.current) rows.measure();
    measured.current = rowHeight;
  }, [rows, rowHeight]);
  if (!isVirtual) return { container, from: 0, to: count, before: 0, after: 0 };
  if (!isNear) return { container, from: 0, to: 0, before: 0, after: rows.getTotalSize() };
  const items = rows.getVirtualItems();
  const [first, last] = [items.at(0), items.at(-1)];
  return {
    container,
    from: first?.index ?? 0,
    to: (last?.index ?? -1) + 1,
    before: first === undefined ? 0 : first.start - offset,
    after: rows.getTotalSize() - (last === undefined ? 0 : last.end - offset),
  };
}
