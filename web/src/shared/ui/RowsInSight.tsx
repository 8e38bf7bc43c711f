import { lazy, Suspense } from "react";
import type { RowsInSightProps } from "./shownRows";

/** Only for long lists, and not in the code that everybody loads. */
const VirtualRows = lazy(async () => ({ default: (await import("./VirtualRows")).VirtualRows }));

/** Renders only the visible rows of a long list; the code for that is loaded with the first such list. */
export function RowsInSight(props: RowsInSightProps) {
  const { count, rowHeight, whole, children } = props;
  if (count <= whole) return children({ from: 0, to: count, before: 0, after: 0 });
  const heightAt = typeof rowHeight === "number" ? () => rowHeight : rowHeight;
  const after = Array.from({ length: count }, (_, index) => heightAt(index)).reduce(
    (sum, height) => sum + height,
    0,
  );
  return (
    <Suspense fallback={children({ from: 0, to: 0, before: 0, after })}>
      <VirtualRows {...props} />
    </Suspense>
  );
}
