import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

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

/** Renders of a long list only what is in sight of the window; rows are `rowHeight` pixels high. */
export function useVirtualRows<Container extends HTMLElement>(
  count: number,
  rowHeight: number,
): VirtualRows<Container> {
  const container = useRef<Container>(null);
  const [offset, setOffset] = useState(0);
  const isVirtual = count > virtualFrom;
  useLayoutEffect(() => {
    if (!isVirtual) return;
    const top = container.current?.getBoundingClientRect().top ?? 0;
    const next = Math.round(top + window.scrollY);
    if (next !== offset) setOffset(next);
  });
  const rows = useWindowVirtualizer({
    count: isVirtual ? count : 0,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: offset,
  });
  if (!isVirtual) return { container, from: 0, to: count, before: 0, after: 0 };
  const items = rows.getVirtualItems();
  const from = items.at(0)?.index ?? 0;
  const to = (items.at(-1)?.index ?? -1) + 1;
  return { container, from, to, before: from * rowHeight, after: (count - to) * rowHeight };
}
