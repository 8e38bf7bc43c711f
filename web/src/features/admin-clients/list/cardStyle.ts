import type { SystemStyleObject } from "@chakra-ui/react";
import { alertStyle } from "../../../shared/clients/list/rowStyle";

/** Pixels; known before a card is drawn, so that those out of sight need not be. */
export const cardHeights = { comfortable: 210, compact: 130 } as const;
export const cardHeadHeight = 52;
export const cardGap = 12;

const truncate = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** The look of all cards in one rule: a hundred that each compute their own style are felt. */
export const cardsStyle: SystemStyleObject = {
  ...alertStyle,
  "& [data-line]": { display: "grid", gap: `${cardGap}px`, pb: `${cardGap}px` },
  "& [data-card]": {
    display: "flex",
    flexDirection: "column",
    minW: "0",
    overflow: "hidden",
    px: "3",
    pt: "2",
    pb: "2",
    bg: "bg.panel",
    borderWidth: "1px",
    rounded: "xl",
  },
  "& [data-card][data-chosen]": { borderColor: "brand.solid", bg: "brand.subtle" },
  "& [data-head]": { display: "flex", alignItems: "center", gap: "2", h: "9", ms: "-1.5", me: "-1" },
  "& [data-head] :is(h2, h3)": {
    flex: "1",
    minW: "0",
    fontSize: "sm",
    lineHeight: "1.25",
    fontWeight: "medium",
  },
  "& [data-head] a": {
    lineClamp: "2",
    overflowWrap: "anywhere",
    color: "fg",
    rounded: "sm",
    focusVisibleRing: "inside",
    _hover: { textDecoration: "underline" },
  },
  "& [data-age]": { fontSize: "xs", color: "fg.muted" },
  "& [data-text]": { fontSize: "xs", lineHeight: "20px", color: "fg.muted", ...truncate },
  "& [data-text] code": { fontFamily: "mono" },
  "& [data-notes]": {
    fontSize: "sm",
    lineHeight: "20px",
    color: "fg",
    lineClamp: "2",
  },
  "& [data-notes=short]": { lineClamp: "1" },
  "& [data-card] > [data-alerts]": { flexShrink: "0" },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)",
    columnGap: "3",
    pt: "1",
  },
  "& dt": { fontSize: "2xs", lineHeight: "16px", color: "fg.subtle", ...truncate },
  "& dd": { fontSize: "xs", lineHeight: "20px", color: "fg", ...truncate },
  "& [data-buttons]": { display: "flex", gap: "1", mt: "auto", ms: "-2" },
  "& :is([data-buttons] :is(a, button), [data-head] > button)": {
    display: "grid",
    placeItems: "center",
    boxSize: "9",
    rounded: "md",
    color: "fg.muted",
    cursor: "pointer",
    focusVisibleRing: "inside",
    _hover: { bg: "bg.muted", color: "fg" },
  },
  "& [data-buttons] [data-danger]": { ms: "auto", _hover: { bg: "bg.error", color: "fg.error" } },
};
