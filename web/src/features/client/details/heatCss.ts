import { heatColors } from "./heatColors";

/** Pattern of cells without reports. */
export const hatched =
  "repeating-linear-gradient(135deg, var(--chakra-colors-bg-emphasized) 0 2px, transparent 2px 6px)";

const steps = Object.fromEntries(
  heatColors.map(({ ground, text }, step) => [
    `& td[data-step="${step}"]`,
    { bg: { base: ground[0], _dark: ground[1] }, color: { base: text[0], _dark: text[1] } },
  ]),
);

/** The map of the week; on narrow screens the hours scroll past the days. */
export const heatCss = {
  width: "full",
  minWidth: "60rem",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: "2px",
  fontVariantNumeric: "tabular-nums",
  "& th": { textStyle: "xs", fontWeight: "medium", color: "fg.muted", textAlign: "center", padding: "0" },
  "& th:first-of-type": {
    width: "3rem",
    textAlign: "start",
    position: "sticky",
    insetStart: "0",
    zIndex: "1",
    bg: "bg.panel",
  },
  "& td": {
    height: "8",
    padding: "0",
    rounded: "sm",
    textAlign: "center",
    fontSize: "0.6875rem",
    cursor: "default",
  },
  '& td[data-step="none"]': { backgroundImage: hatched },
  ...steps,
  "& td:hover": { outline: "2px solid", outlineColor: "fg" },
  "& td:focus-visible": { outline: "2px solid", outlineColor: "fg", outlineOffset: "1px" },
} as const;
