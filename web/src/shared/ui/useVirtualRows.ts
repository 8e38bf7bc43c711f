import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type RowHeight, type ShownRows, virtualFrom } from "./shownRows";
import { usePrinting } from "./usePrinting";

type VirtualRows<Container extends HTMLElement> = ShownRows & { container: RefObject<Container | null> };

/**
 * Renders of a long list, on a screen, only the part in view, and nothing if the list is far away; lists of up
 * to `whole` rows are rendered whole. `known`: the list's container.
 */
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

/** Pixels beyond the window that count as near: rows there are rendered before they are scrolled to. */
const nearby = 800;

/** Position of an element in pixels from the top of the page, and whether it is in view or near it. */
function usePlace(element: RefObject<HTMLElement | null>, isWatched: boolean) {
  const [place, setPlace] = useState({ offset: 0, isNear: false });
  const measure = useCallback(() => {
    const box = element.current?.getBoundingClientRect();
    if (box === undefined) return;
    const offset = Math.round(box.top + window.scrollY);
    const isNear = box.top < window.innerHeight + nearby && box.bottom > -nearby;
    setPlace((last) => (last.offset === offset && last.isNear === isNear ? last : { offset, isNear }));
  }, [element]);
  useLayoutEffect(() => {
    if (isWatched) measure();
  });
  useEffect(() => {
    if (!isWatched || element.current === null) return;
    // Content that grows above it moves it, too.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    const sight = new IntersectionObserver(measure, { rootMargin: `${nearby}px 0px` });
    sight.observe(element.current);
    return () => {
      sizes.disconnect();
      sight.disconnect();
    };
  }, [element, isWatched, measure]);
  return place;
}
