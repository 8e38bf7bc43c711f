import type { SystemStyleObject } from "@chakra-ui/react";

/**
 * Film to the left, labels to the right within the window, keys below; on narrow screens one below the other.
 * There the film stays visible during labelling, if the window is high enough for both.
 */
export const deskStyle: SystemStyleObject = {
  p: { base: "3", md: "4" },
  maxW: "110rem",
  mx: "auto",
  gap: "3",
  alignItems: "start",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" },
  gridTemplateRows: { lg: "auto 1fr" },
  "& > [data-part=film]": { display: { base: "contents", lg: "flex" }, flexDirection: "column", gap: "3" },
  "& [data-part=stage]": {
    bg: "bg.subtle",
    "@media (max-width: 1023.9px) and (min-height: 40rem)": {
      position: "sticky",
      top: "var(--bar-height)",
      zIndex: "1",
      pb: "2",
    },
  },
  // Focused elements are not hidden by the sticky film.
  "& > :is([data-part=labels], [data-part=keys]) :is(a, button, input, select, label)": {
    "@media (max-width: 1023.9px) and (min-height: 40rem)": {
      scrollMarginTop: "calc(56.25vw + 8rem)",
    },
  },
  "& > [data-part=labels]": {
    flexDirection: "column",
    gap: "3",
    gridColumn: { lg: "2" },
    gridRow: { lg: "1 / span 2" },
    position: { lg: "sticky" },
    top: { lg: "calc(var(--bar-height) + 1rem)" },
    h: { lg: "calc(100dvh - var(--bar-height) - 2rem)" },
    minH: { lg: "38rem" },
  },
};
