import { lazy, Suspense } from "react";
import { type ScrolledRowsProps, virtualFrom } from "./shownRows";

/** Only for long lists, and not in the code that everybody loads. */
const VirtualScrolledRows = lazy(async () => ({
  default: (await import("./VirtualRows")).VirtualScrolledRows,
}));

/** Number of rows rendered before a long list is measured. */
const firstRows = 30;

/** The rows of a list with its own scroller, each at its place; of a long list only the visible ones. */
export function ScrolledRows(props: ScrolledRowsProps) {
  const { count, rowHeight, children } = props;
  const first = (rows: number) =>
    Array.from({ length: rows }, (_, index) => children(index, index * rowHeight));
  if (count <= virtualFrom) return first(count);
  return (
    <Suspense fallback={first(firstRows)}>
      <VirtualScrolledRows {...props} />
    </Suspense>
  );
}
