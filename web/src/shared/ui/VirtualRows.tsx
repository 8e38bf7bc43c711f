import { useVirtualizer } from "@tanstack/react-virtual";
import type { RowsInSightProps, ScrolledRowsProps } from "./shownRows";
import { useVirtualRows } from "./useVirtualRows";

/** The rows of a long list that are visible in the window. */
export function VirtualRows({ container, count, rowHeight, whole, children }: RowsInSightProps) {
  return children(useVirtualRows(count, rowHeight, whole, container));
}

/** The rows of a long list that are visible in its scroller, and a few around them. */
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
