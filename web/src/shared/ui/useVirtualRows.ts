import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Up to here every row stands in the page. */
const virtualFrom = 100;

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

/** Renders of a long list only what is in sight of the window; of one of `whole` rows or fewer all. */
export function useVirtualRows<Container extends HTMLElement>(
  count: number,
  rowHeight: RowHeight,
  whole = virtualFrom,
): VirtualRows<Container> {
  const container = useRef<Container>(null);
  const [offset, setOffset] = useState(0);
  const isVirtual = count > whole;
  useLayoutEffect(() => {
    if (!isVirtual) return;
    const top = container.current?.getBoundingClientRect().top ?? 0;
    const next = Math.round(top + window.scrollY);
    if (next !== offset) setOffset(next);
  });
  const rows = useWindowVirtualizer({
    count: isVirtual ? count : 0,
    estimateSize: (index) => (typeof rowHeight === "number" ? rowHeight : rowHeight(index)),
    overscan: 12,
    scrollMargin: offset,
  });
  useEffect(() => {
    if (typeof rowHeight === "function") rows.measure();
  }, [rows, rowHeight]);
  if (!isVirtual) return { container, from: 0, to: count, before: 0, after: 0 };
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
