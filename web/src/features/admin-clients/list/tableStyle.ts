import type { SystemStyleObject } from "@chakra-ui/react";
import { tableStyle } from "../../../shared/clients/list/rowStyle";

/** Pixels of a group's line; known before it is drawn, so that those out of sight need not be. */
export const headHeight = 45;

/** Pixels of the boxes' column. */
export const boxWidth = 44;

/** The overview's look, with boxes before the names; both stay in sight while the rest scrolls sideways. */
export const clientsTableStyle: SystemStyleObject = {
  ...tableStyle,
  "& thead th:nth-of-type(2), & tbody tr[data-row] td:nth-of-type(2)": {
    position: "sticky",
    insetStart: `${boxWidth}px`,
    bg: "inherit",
    zIndex: "1",
  },
  "& tbody tr": { bg: "bg.panel", h: "var(--row-height)" },
  "& tbody tr[data-row]": { cursor: "pointer", _hover: { bg: "bg.subtle" } },
  "& tbody tr[data-chosen]": { bg: "brand.subtle", _hover: { bg: "brand.subtle" } },
  "& tbody tr[data-row] td:first-of-type": { px: "1.5" },
  "& tbody tr[data-group]": { h: `${headHeight}px`, bg: "bg.subtle" },
  "& tbody tr[data-group] button": { display: "flex", w: "auto", maxW: "full" },
  // Also where the table is wider than the window its groups' names stay in sight.
  "& tbody tr[data-group] td": { px: "1.5", textAlign: "start", color: "fg", overflow: "visible" },
  "& tbody tr[data-group] td > div": {
    position: "sticky",
    insetStart: "1.5",
    width: "fit-content",
    maxW: "80vw",
  },
};
