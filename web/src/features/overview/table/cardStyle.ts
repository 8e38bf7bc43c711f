import type { SystemStyleObject } from "@chakra-ui/react";
import { alertStyle } from "../../../shared/clients/list/rowStyle";
import { lineHeight } from "./cardHeight";

const truncate = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** The look of all cards in one rule, as the table's. */
export const cardsStyle: SystemStyleObject = {
  ...alertStyle,
  "& [data-card]": { position: "relative", px: "4", py: "3", borderBottomWidth: "1px", overflow: "hidden" },
  "& [data-card]:last-of-type": { borderBottomWidth: "0" },
  "& [data-card]:active": { bg: "bg.subtle" },
  "& [data-head]": { display: "flex", alignItems: "center", gap: "2.5", h: "6" },
  "& [data-head] a": { flex: "1", fontWeight: "medium", color: "fg", outline: "none", ...truncate },
  // The whole card is the link; its menu lies above.
  "& [data-head] a::after": { content: '""', position: "absolute", inset: "0" },
  "& [data-head] a:focus-visible::after": {
    outline: "2px solid {colors.brand.focusRing}",
    outlineOffset: "-2px",
  },
  "& [data-head] button": {
    position: "relative",
    zIndex: "1",
    display: "grid",
    placeItems: "center",
    boxSize: "9",
    my: "-1.5",
    me: "-2",
    rounded: "md",
    color: "fg.muted",
  },
  "& [data-line]": {
    h: `${lineHeight}px`,
    lineHeight: `${lineHeight}px`,
    fontSize: "sm",
    color: "fg.muted",
    ...truncate,
  },
  "& [data-line] [data-alerts]": { alignItems: "center", h: "full" },
  "& dl": { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: "3" },
  // Two lines of values and a gap: together the height that cardHeight counts with.
  "& dl > div": { pt: "6px" },
  "& dt": { fontSize: "2xs", lineHeight: "16px", color: "fg.subtle", ...truncate },
  "& dd": { fontSize: "xs", lineHeight: "20px", color: "fg", ...truncate },
};
