import type { SystemStyleObject } from "@chakra-ui/react";

/** The name stays visible while the rest scrolls sideways. */
const sticky = { position: "sticky", insetStart: "0", bg: "inherit", zIndex: "1" } as const;

/** Looks like a badge for alarms, without a badge component in each of a thousand rows. */
export const alertStyle: SystemStyleObject = {
  "& [data-alerts]": { display: "flex", gap: "1", minW: "0" },
  "& [data-alert]": {
    px: "1.5",
    rounded: "l2",
    bg: "red.subtle",
    color: "red.fg",
    fontSize: "xs",
    fontWeight: "medium",
    lineHeight: "1.25rem",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "& [data-alert] + [data-alert]": { flexShrink: "0" },
};

/**
 * One CSS rule for all rows, which are `--row-height` high: a thousand cells that each compute their own style
 * cost half a second.
 */
export const tableStyle: SystemStyleObject = {
  ...alertStyle,
  "& thead th:first-of-type": sticky,
  "& tbody tr": { bg: "bg.panel", h: "var(--row-height)", cursor: "pointer", _hover: { bg: "bg.subtle" } },
  "& tbody tr:has(a:focus-visible)": { bg: "brand.subtle" },
  // Focused elements scroll clear of the bar above.
  "& tbody :is(a, button)": {
    scrollMarginTop: "3rem",
    scrollMarginBottom: "3rem",
  },
  "& tbody td": {
    px: "2.5",
    py: "0",
    borderBottomWidth: "1px",
    color: "fg.muted",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "& tbody td:first-of-type": sticky,
  "& tbody td[data-number]": { textAlign: "end", fontVariantNumeric: "tabular-nums", color: "fg" },
  // A silent device's old values: they may not hold any more.
  "& tbody tr[data-stale] td[data-number]": { color: "fg.subtle" },
  // Long texts wrap to a second line; rows are high enough for it.
  "& tbody :is(td a, [data-lines], [data-alert])": { lineClamp: "2", lineHeight: "1.25" },
  "& tbody td a": {
    color: "fg",
    fontWeight: "medium",
    rounded: "sm",
    focusVisibleRing: "inside",
    _hover: { textDecoration: "underline" },
  },
  "& tbody td:last-of-type": { px: "1.5", textAlign: "end" },
  "& tbody button": {
    display: "inline-grid",
    placeItems: "center",
    boxSize: "8",
    rounded: "md",
    cursor: "pointer",
    focusVisibleRing: "inside",
    _hover: { bg: "bg.muted", color: "fg" },
  },
};
