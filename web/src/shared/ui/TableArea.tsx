import { Table } from "@chakra-ui/react";
import { type ComponentProps, type FocusEvent, useLayoutEffect, useRef } from "react";

type TableAreaProps = Omit<ComponentProps<typeof Table.ScrollArea>, "aria-label" | "css"> & {
  label: string;
  css?: ComponentProps<typeof Table.ScrollArea>["css"];
};

/**
 * If nothing has to scroll sideways, the header stays below the page's bar while the table scrolls past: `clip`
 * cuts like `auto`, but is no scroll container, which would hold the header.
 */
const fitting = {
  "&[data-fits]": { overflow: "clip" },
  "&[data-fits] > table > thead > tr > *": {
    position: "sticky",
    top: "var(--bar-height, 0px)",
    zIndex: "2",
    bg: "inherit",
    // A border would scroll away with the table.
    boxShadow: "inset 0 -1px {colors.border}",
  },
} as const;

/** Inside another clipping box the header would stay at that box's edge, over the first rows. */
function standsInScroller(area: Element): boolean {
  for (let box = area.parentElement; box !== null && box !== document.body; box = box.parentElement)
    if (!["visible", "clip"].includes(getComputedStyle(box).overflowY)) return true;
  return false;
}

/** Scrolls a focused element out from under the sticky columns at the sides: the browser thinks that it is visible there. */
function bringOut({ currentTarget: area, target }: FocusEvent<HTMLElement>): void {
  const cell = target.closest<HTMLTableCellElement>("td, th");
  const row = cell?.closest("tr");
  const stays = (one: Element) => getComputedStyle(one).position === "sticky";
  if (!cell || !row || area.hasAttribute("data-fits") || stays(cell)) return;
  let { left, right } = area.getBoundingClientRect();
  for (const other of [...row.cells].filter(stays)) {
    const beside = other.getBoundingClientRect();
    if (other.cellIndex < cell.cellIndex) left = Math.max(left, beside.right);
    else right = Math.min(right, beside.left);
  }
  const box = target.getBoundingClientRect();
  if (box.left < left) area.scrollLeft -= left - box.left;
  else if (box.right > right) area.scrollLeft += Math.min(box.right - right, box.left - left);
}

/** A table that is wider than its container scrolls, by keyboard too; it has a name for screen readers. */
export function TableArea({ label, css, ...area }: TableAreaProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measured = frame.current;
    if (measured === null) return;
    const measure = () =>
      measured.toggleAttribute(
        "data-fits",
        measured.scrollWidth <= measured.clientWidth && !standsInScroller(measured),
      );
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of [measured, ...measured.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <Table.ScrollArea
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label={label}
      position="relative"
      onFocus={bringOut}
      css={css === undefined ? fitting : [fitting, css]}
      {...area}
    />
  );
}
