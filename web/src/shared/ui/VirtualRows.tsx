import { useVirtualizer } from "@tanstack/react-virtual";
import type { RowsInSightProps, ScrolledRowsProps } from "./shownRows";
import { useVirtualRows } from "./useVirtualRows";

/** Those of a long list that are in sight of the window. */
export function VirtualRows({ container, count, rowHeight, whole, children }: RowsInSightProps) {
  return children(useVirtualRows(count, rowHeight, whole, container));
}

/** Those of a long list that are in sight in its scroller, and a few about them. */
export function VirtualScrolledRows({ scroller, count, rowHeight, children }: ScrolledRowsProps) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 400, height: 800 },
  });
  return rows.getVirtualItems().map(({ index, start }) => children(index, start));
}
