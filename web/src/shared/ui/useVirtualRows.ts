import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useRef } from "react";
import { type RowHeight, type ShownRows, virtualFrom } from "./shownRows";
import { usePlace } from "./usePlace";
import { usePrinting } from "./usePrinting";

type VirtualRows<Container extends HTMLElement> = ShownRows & { container: RefObject<Container | null> };

/** Renders of a long list, on a screen, only what is in sight of the window, far from it nothing; of one of `whole` rows or fewer all. `known`: whose they are. */
export function useVirtualRows<Container extends HTMLElement>(
  count: number,
  rowHeight: RowHeight,
  whole = virtualFrom,
  known?: RefObject<Container | null>,
): VirtualRows<Container> {
  const own = useRef<Container>(null);
  const container = known ?? own;
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
