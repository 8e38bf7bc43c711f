/** Cards in as many columns as fit, with or without the sidebar. The parent must be a query container. */
export const cardGrid = {
  display: "grid",
  gap: "4",
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container (min-width: 42rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "@container (min-width: 64rem)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
};

/** Lists of events: below each other, or side by side under two columns. */
export const listColumn = {
  ...cardGrid,
  "@container (min-width: 42rem)": {
    gridColumn: "1 / -1",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  },
  "@container (min-width: 64rem)": { gridColumn: "auto", gridTemplateColumns: "minmax(0, 1fr)" },
};
