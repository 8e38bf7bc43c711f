import { lazy, Suspense } from "react";
import { type ScrolledRowsProps, virtualFrom } from "./shownRows";

/** Of long lists, and no part of what everybody loads. */
const VirtualScrolledRows = lazy(async () => ({
  default: (await import("./VirtualRows")).VirtualScrolledRows,
}));

/** As many as are in sight before a long list knows better. */
const firstRows = 30;

/** The rows of a list that scrolls by itself, each at its place: of a long one those in sight. */
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
