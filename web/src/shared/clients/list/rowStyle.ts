import type { SystemStyleObject } from "@chakra-ui/react";

/** The name stays in sight while the rest scrolls sideways. */
const sticky = { position: "sticky", insetStart: "0", bg: "inherit", zIndex: "1" } as const;

/** Of what a device complains: a badge's look, without the cost of one in each of a thousand rows. */
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
 * The look of all rows, `--row-height` high, in one rule: a thousand cells that each compute their own style cost half a second.
 */
export const tableStyle: SystemStyleObject = {
  ...alertStyle,
  "& thead th:first-of-type": sticky,
  "& tbody tr": { bg: "bg.panel", h: "var(--row-height)", cursor: "pointer", _hover: { bg: "bg.subtle" } },
  "& tbody tr:has(a:focus-visible)": { bg: "brand.subtle" },
  // What the keyboard reaches stands clear of the bar above.
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
  // What a silent device reported once: nobody knows whether it still holds.
  "& tbody tr[data-stale] td[data-number]": { color: "fg.subtle" },
  // What is long goes on in a second line, for which rows are high enough.
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
