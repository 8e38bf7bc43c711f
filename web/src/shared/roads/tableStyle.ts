import type { SystemStyleObject } from "@chakra-ui/react";
import type { Density } from "../ui/density";

/** Pixels; all rows have the same height, so hidden ones need not be measured. */
export const rowHeights: Record<Density, number> = { comfortable: 52, compact: 40 };
export const chartRowHeight = 174;

/** The name stays visible while the rest scrolls sideways. */
const sticky = { position: "sticky", insetStart: "0", bg: "bg.panel", zIndex: "1" } as const;

/** One CSS rule for all rows: cells that each compute their own style cost too much in long tables. */
export const tableStyle: SystemStyleObject = {
  // Collapsed borders are painted below sticky cells.
  borderCollapse: "separate",
  borderSpacing: "0",
  "& thead td": { borderBottomWidth: "1px", bg: "bg.panel" },
  "& thead th": { verticalAlign: "bottom", bg: "bg.panel" },
  "& thead [data-help]": { pe: "6" },
  "& thead [data-help] + button": { w: "auto", ps: "0.5" },
  "& thead th[data-name], & tbody th": sticky,
  "& tbody th": { fontWeight: "medium", textAlign: "start", px: "3", borderBottomWidth: "1px" },
  "& tbody td": {
    px: "2",
    borderBottomWidth: "1px",
    textAlign: "end",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
  "& tbody td[data-chart]": { textAlign: "start", whiteSpace: "normal", ps: "4", pe: "3", py: "3" },
  "& tbody td[data-bar]": { px: "3" },
  "& tbody td[data-bar] span": {
    display: "block",
    h: "2",
    minW: "0.5",
    rounded: "sm",
    bg: "brand.emphasized",
  },
  "& tbody tr:last-of-type > *": { borderBottomWidth: "0" },
  "& tbody th a": {
    lineClamp: "2",
    lineHeight: "1.3",
    rounded: "sm",
    focusVisibleRing: "inside",
    _hover: { textDecoration: "underline" },
  },
};
